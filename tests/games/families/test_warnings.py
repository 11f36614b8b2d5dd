"""What FAMILIES warns of: Jobs and Allies out of reach after the last figure or a pass, cards that Tribute takes."""

from games.families.board import BOX, Position, befriend, hold, member, on, open_job, put, state_of, table, thug
from warning import kinds

PASS = {"move": "pass"}
JOB = next(
    job for number, job in enumerate(BOX.job_ids) if sum(BOX.job_cost[number * 4 : number * 4 + 4]) == 1
)  # that costs a single good
GOOD = ("gun", "booze", "blood", "narcotics")[
    list(BOX.job_cost[BOX.job_ids.index(JOB) * 4 : BOX.job_ids.index(JOB) * 4 + 4]).index(1)
]


def with_job() -> Position:
    position = table()
    hold(position, 0, GOOD, JOB)
    return position


def last_thug(position: Position) -> Position:
    put(position, 0, "thug", "P2", "P3")
    put(position, 0, "member", "M01")
    return position


def test_F6_1_passing_with_a_payable_job_is_warned_of() -> None:
    assert kinds(state_of(with_job()), PASS) == {"pass-job": {"job": JOB, "count": 1}}
    assert kinds(state_of(table()), PASS) == {}


def test_F6_1_an_open_job_counts_as_well() -> None:
    position = table()
    open_job(position, JOB)
    hold(position, 0, GOOD)
    assert "pass-job" in kinds(state_of(position), PASS)


def test_F6_1_the_last_figure_with_a_payable_job_is_warned_of() -> None:
    assert kinds(state_of(last_thug(with_job())), thug("P1")) == {"last-figure-job": {"job": JOB, "count": 1}}
    assert kinds(state_of(with_job()), thug("P1")) == {}
    assert kinds(state_of(with_job()), member("M01")) == {}


def test_F9_2_an_ally_not_yet_played_is_named() -> None:
    position = last_thug(table())
    befriend(position, 0, "union_boss")
    state = state_of(position)
    assert kinds(state, thug("P1")) == {"last-figure-ally": {"ally": "union_boss"}}
    assert kinds(state, PASS) == {"pass-ally": {"ally": "union_boss"}}


def test_F12_1_cards_beyond_the_limit_are_counted() -> None:
    position = table()
    hold(position, 0, *["$1"] * 7)
    assert kinds(state_of(position), PASS) == {"tribute": {"count": 2}}


def test_F12_1_stashing_less_than_one_may_is_warned_of_when_nothing_else_is_to_come() -> None:
    position = last_thug(table())
    put(position, 0, "thug", "P4")
    hold(position, 0, "$1", "$1", "$2", "$2", "$3", "$3", "$5")
    state = state_of(on(position, {"step": "stash", "seat": 0, "left": 1}))
    assert kinds(state, {"move": "stash", "card": None}) == {"stash-less": {"count": 2}}
    assert kinds(state, {"move": "stash", "card": "$5"}) == {}
