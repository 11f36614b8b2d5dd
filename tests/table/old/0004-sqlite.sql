CREATE TABLE omerta_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT omerta_version_pkc PRIMARY KEY (version_num)
);

-- Running upgrade  -> 0001

CREATE TABLE guests (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL,
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
    secret BLOB NOT NULL,
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
    token_hash BLOB NOT NULL,
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
    "by" TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    CONSTRAINT known_kind CHECK (kind IN ('seat', 'chance', 'undo', 'pause', 'resume')),
    CONSTRAINT known_by CHECK (by IN ('', 'player', 'bot', 'fallback', 'timeout', 'auto', 'premove')),
    FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID;

CREATE TABLE wishes (
    table_id TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, name),
    FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL CHECK (number > 0),
    seat SMALLINT NOT NULL CHECK (seat >= -1),
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID;

CREATE INDEX lobby ON tables (changed) WHERE visibility = 'listed' AND phase IN ('gathering', 'playing');

CREATE INDEX live ON tables (id) WHERE phase = 'playing';

CREATE INDEX hosts ON tables (host) WHERE host <> '';

CREATE INDEX sitters ON seats (guest) WHERE guest <> '';

CREATE UNIQUE INDEX links ON seats (token_hash) WHERE length(token_hash) > 0;

INSERT INTO omerta_version (version_num) VALUES ('0001') RETURNING version_num;

-- Running upgrade 0001 -> 0002

ALTER TABLE tables ADD COLUMN digest TEXT DEFAULT '' NOT NULL;

CREATE TABLE boxes (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    digest TEXT NOT NULL,
    guest TEXT NOT NULL,
    kept BIGINT NOT NULL,
    content BLOB NOT NULL,
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

CREATE TABLE new_entries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL CHECK (number >= 0),
    kind TEXT NOT NULL,
    seat SMALLINT NOT NULL CHECK (seat >= -1),
    value BIGINT NOT NULL,
    at BIGINT NOT NULL,
    "by" TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    CONSTRAINT known_kind CHECK (kind IN ('seat', 'chance', 'undo', 'pause', 'resume', 'resign')),
    CONSTRAINT known_by CHECK (by IN ('', 'player', 'bot', 'fallback', 'timeout', 'auto', 'premove')),
    FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID;

INSERT INTO new_entries (table_id, number, kind, seat, value, at, "by") SELECT table_id, number, kind, seat, value, at, "by" FROM entries;

DROP TABLE entries;

ALTER TABLE new_entries RENAME TO entries;

UPDATE omerta_version SET version_num='0004' WHERE omerta_version.version_num = '0003';

INSERT INTO guests ("id", "name", "token_hash", "created") VALUES
('guest-0', 'Łucja', X'0102', 1700000000000);

INSERT INTO tables ("id", "game", "version", "seats", "options", "language", "visibility", "casual", "chat", "clock", "secret", "phase", "host", "created", "changed", "previous", "following", "digest") VALUES
('t1', 'any', 1, 2, '{"mode":"duel","first":1,"źródło":[1,null]}', 'pl', 'listed', 0, 1, '{"kind":"player","seconds":600,"increment":5,"on_timeout":"seat-to-bot"}', X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'playing', 'guest-1', 1700000000000, 1700000000002, '', '', '0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d');

INSERT INTO seats ("table_id", "seat", "kind", "name", "level", "guest", "away", "token_hash", "contribution") VALUES
('t1', 0, 'human', 'Łucja 0', '', 'guest-0', 0, X'00ff', '00ff');

INSERT INTO seats ("table_id", "seat", "kind", "name", "level", "guest", "away", "token_hash", "contribution") VALUES
('t1', 1, 'bot', 'Łucja 1', 'don@2s', '', 0, X'', '00ff');

INSERT INTO entries ("table_id", "number", "kind", "seat", "value", "at", "by") VALUES
('t1', 0, 'chance', -1, 7, 1700000000000, '');

INSERT INTO entries ("table_id", "number", "kind", "seat", "value", "at", "by") VALUES
('t1', 1, 'seat', 0, 7, 1700000000001, 'player');

INSERT INTO entries ("table_id", "number", "kind", "seat", "value", "at", "by") VALUES
('t1', 2, 'seat', 1, 7, 1700000000002, 'bot');

INSERT INTO wishes ("table_id", "seat", "name", "value") VALUES
('t1', 0, 'notes', 'it''s „x”');

INSERT INTO chat ("table_id", "number", "seat", "name", "text", "at") VALUES
('t1', 1, 0, 'Łucja', 'hej; -- ok', 1700000000009);

INSERT INTO boxes ("game", "id", "digest", "guest", "kept", "content") VALUES
('any', 'my-box', '0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d', 'guest-0', 1700000000009, X'7b7d');

INSERT INTO times ("name", "at") VALUES
('alive', 1700000000002);

INSERT INTO absences ("until", "since") VALUES
(1699999999000, 1699999990000);
