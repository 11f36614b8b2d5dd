"""Who comes next: live tables first, then whoever has used least, by address and by person; nobody starves."""

from collections import Counter

import pytest

from omerta.table import queueing
from omerta.table.queueing import PASSED, Bound, Claim, Full, Job, Queue, Shares, Urgency

HINTS = Bound("hints", 2, 3)


def put(
    queue: Queue[str],
    item: str,
    urgency: Urgency = Urgency.LIVE,
    *,
    person: str = "ala",
    address: str = "home",
    seconds: float = 1.0,
) -> Job[str]:
    job = Job(item, Claim(urgency, person, address), seconds)
    queue.put(job)
    return job


def served(queue: Queue[str]) -> list[str]:
    """All that waits, in the order in which it is done."""
    done: list[str] = []
    while (job := queue.take()) is not None:
        done.append(job.item)
    return done


def test_live_tables_come_first_and_graphs_last() -> None:
    queue: Queue[str] = Queue()
    for urgency in reversed(Urgency):
        put(queue, urgency.name, urgency)
    assert served(queue) == ["LIVE", "ASKED", "AWAY", "WATCHED", "GRAPH"]


def test_of_equals_the_one_who_came_first_is_served_first() -> None:
    queue: Queue[str] = Queue()
    for item in "abc":
        put(queue, item)
    assert served(queue) == ["a", "b", "c"]


def test_somebody_else_waits_for_one_of_thirty_tables_not_for_all() -> None:
    queue: Queue[str] = Queue()
    for number in range(30):
        put(queue, f"don {number}", person="attacker", address="attackers")
    assert [queue.take(), queue.take()] != [None, None]
    put(queue, "victim", person="victim", address="victims", seconds=0.03)
    job = queue.take()
    assert job is not None
    assert job.item == "victim"


def test_thirty_guests_of_one_address_have_one_share() -> None:
    queue: Queue[str] = Queue()
    for number in range(30):
        put(queue, "crowd", person=f"guest {number}", address="attackers")
    for _ in range(5):
        put(queue, "ala")
    assert Counter(served(queue)[:10]) == {"crowd": 5, "ala": 5}


def test_people_of_one_address_share_it_alike() -> None:
    queue: Queue[str] = Queue()
    for person, count in (("ala", 20), ("bo", 3)):
        for _ in range(count):
            put(queue, person, person=person)
    assert Counter(served(queue)[:6]) == {"ala": 3, "bo": 3}


def test_shares_are_of_time_not_of_questions() -> None:
    queue: Queue[str] = Queue()
    for _ in range(20):
        put(queue, "long", address="a", seconds=1.0)
        put(queue, "short", person="bo", address="b", seconds=0.25)
    assert Counter(served(queue)[:10]) == {"long": 2, "short": 8}


def test_what_it_really_took_counts() -> None:
    queue: Queue[str] = Queue()
    for _ in range(3):
        put(queue, "a", address="a")
        put(queue, "b", person="bo", address="b")
    job = queue.take()
    assert job is not None
    queue.charge(job.claim, 1.5)  # it took so much longer
    assert served(queue)[:3] == ["b", "b", "b"]


def test_who_was_away_has_saved_nothing_up() -> None:
    queue: Queue[str] = Queue()
    for _ in range(50):
        put(queue, "busy", address="a")
    served(queue)
    for _ in range(10):
        put(queue, "busy", address="a")
        put(queue, "late", person="bo", address="b")
    assert Counter(served(queue)[:10]) == {"busy": 5, "late": 5}


def test_who_is_less_urgent_is_passed_over_only_so_often() -> None:
    queue: Queue[str] = Queue()
    put(queue, "graph", Urgency.GRAPH)
    for _ in range(3 * PASSED):
        put(queue, "live")
    assert served(queue).index("graph") == PASSED


def test_live_tables_keep_most_of_it_whoever_else_waits() -> None:
    queue: Queue[str] = Queue()
    for _ in range(100):
        for urgency in Urgency:
            put(queue, urgency.name, urgency)
    first = Counter(served(queue)[:100])
    assert first["LIVE"] >= 70
    assert all(first[urgency.name] >= 3 for urgency in Urgency)


def test_who_has_gone_leaves_the_queue() -> None:
    queue: Queue[str] = Queue()
    gone, stays = put(queue, "gone"), put(queue, "stays")
    queue.remove(gone)
    assert (gone.is_waiting, stays.is_waiting) == (False, True)
    assert served(queue) == ["stays"]
    assert len(queue) == 0


def test_only_so_many_wait_for_a_person_and_for_an_address() -> None:
    queue: Queue[str] = Queue()

    def ask(person: str, address: str = "home") -> Job[str]:
        job = Job("hint", Claim(Urgency.ASKED, person, address), 1.0, HINTS)
        queue.put(job)
        return job

    first = ask("ala")
    ask("ala")
    with pytest.raises(Full):
        ask("ala")
    ask("bo")
    with pytest.raises(Full):
        ask("cel")
    ask("cel", "elsewhere")
    put(queue, "a bot's move", person="ala")
    queue.remove(first)
    ask("ala")
    assert queue.waiting(Urgency.ASKED) == 4


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queueing, "REMEMBERED", 10)
    shares = Shares()
    for number in range(100):
        shares.enter(str(number))
        shares.serve(str(number))
        shares.charge(str(number), 0.0 if number % 2 else 0.01)
    assert len(shares) <= 61
