CREATE TABLE omerta_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT omerta_version_pkc PRIMARY KEY (version_num)
);

-- Running upgrade  -> 0001

CREATE TABLE guests (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash BYTEA NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (token_hash)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    version SMALLINT NOT NULL,
    seats SMALLINT NOT NULL CHECK (seats > 0),
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    visibility TEXT NOT NULL,
    casual SMALLINT NOT NULL CHECK (casual IN (0, 1)),
    chat SMALLINT NOT NULL CHECK (chat IN (0, 1)),
    clock TEXT NOT NULL,
    secret BYTEA NOT NULL,
    phase TEXT NOT NULL,
    host TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    previous TEXT NOT NULL,
    following TEXT NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT known_visibility CHECK (visibility IN ('private', 'listed')),
    CONSTRAINT known_phase CHECK (phase IN ('gathering', 'playing', 'paused', 'finished', 'abandoned'))
);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat SMALLINT NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    guest TEXT NOT NULL,
    away SMALLINT NOT NULL CHECK (away IN (0, 1)),
    token_hash BYTEA NOT NULL,
    contribution TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    CONSTRAINT known_kind CHECK (kind IN ('open', 'human', 'bot', 'automaton')),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL CHECK (number >= 0),
    kind TEXT NOT NULL,
    seat SMALLINT NOT NULL CHECK (seat >= -1),
    value BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    CONSTRAINT known_kind CHECK (kind IN ('seat', 'chance', 'undo', 'pause', 'resume')),
    CONSTRAINT known_by CHECK (by IN ('', 'player', 'bot', 'fallback', 'timeout', 'auto', 'premove')),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE wishes (
    table_id TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, name),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    seat SMALLINT NOT NULL CHECK (seat >= -1),
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX lobby ON tables (changed) WHERE visibility = 'listed' AND phase IN ('gathering', 'playing');

CREATE INDEX live ON tables (id) WHERE phase = 'playing';

CREATE INDEX hosts ON tables (host) WHERE host <> '';

CREATE INDEX sitters ON seats (guest) WHERE guest <> '';

CREATE UNIQUE INDEX links ON seats (token_hash) WHERE length(token_hash) > 0;

INSERT INTO omerta_version (version_num) VALUES ('0001') RETURNING omerta_version.version_num;

-- Running upgrade 0001 -> 0002

ALTER TABLE tables ADD COLUMN digest TEXT DEFAULT '' NOT NULL;

CREATE TABLE boxes (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    digest TEXT NOT NULL,
    guest TEXT NOT NULL,
    kept BIGINT NOT NULL,
    content BYTEA NOT NULL,
    PRIMARY KEY (game, id)
);

CREATE INDEX played ON tables (digest) WHERE digest <> '';

CREATE INDEX keepers ON boxes (guest) WHERE guest <> '';

UPDATE omerta_version SET version_num='0002' WHERE omerta_version.version_num = '0001';

-- Running upgrade 0002 -> 0003

CREATE TABLE times (
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (name)
);

CREATE TABLE absences (
    until BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (until)
);

UPDATE omerta_version SET version_num='0003' WHERE omerta_version.version_num = '0002';

-- Running upgrade 0003 -> 0004

ALTER TABLE entries DROP CONSTRAINT known_kind;

ALTER TABLE entries ADD CONSTRAINT known_kind CHECK (kind IN ('seat', 'chance', 'undo', 'pause', 'resume', 'resign'));

UPDATE omerta_version SET version_num='0004' WHERE omerta_version.version_num = '0003';
