"""What follows from the figures: ratios and aims."""

from bench.contests import COMPILED, FROM_PYTHON, INTERPRETED
from bench.figures import Aim, Cost, Figure, Play, Ratio, Results, name_of, rounded


def judge(results: Results, baseline: Results | None) -> None:
    """Add everything that follows from the figures."""
    results.ratios = [*_to_interpreted(results.plays), *_to_peers(results.plays, results.peers)]
    results.ratios += _to_ismcts(results.thoughts)
    if baseline is not None:
        results.to_baseline = _to_baseline(results, baseline)
    results.aims = [*_aims_of_play(results), *_aims_of_calls(results.costs)]
    results.aims += [
        Aim(f"{o.game} {o.setup}, beyond {o.budget:.0f} ms", "ms", o.allowed, True, o.worst) for o in results.overruns
    ]


def ratio_of(results: Results, first: Play, second: Play) -> Figure | None:
    for found in results.ratios:
        if (found.first, found.second) == (name_of(first), name_of(second)):
            return found.ratio
    return None


def interpreted_twin(plays: list[Play], play: Play) -> Play:
    twins = [other for other in plays if other.way == INTERPRETED]
    return next(other for other in twins if (other.game, other.setup) == (play.game, play.setup))


def in_way(plays: list[Play], way: str) -> list[Play]:
    return [play for play in plays if play.way == way]


def _to_interpreted(plays: list[Play]) -> list[Ratio]:
    return [_paired(play, interpreted_twin(plays, play)) for play in plays if play.way != INTERPRETED]


def _to_peers(plays: list[Play], peers: list[Play]) -> list[Ratio]:
    return [_paired(play, peer) for play in in_way(plays, FROM_PYTHON) for peer in peers]


def _to_ismcts(thoughts: list[Play]) -> list[Ratio]:
    return [
        _paired(ours, theirs)
        for ours, theirs in zip(thoughts[::2], thoughts[1::2], strict=False)
        if pairs(ours, theirs)
    ]


def pairs(ours: Play, theirs: Play) -> bool:
    """Whether two searches thought about the same positions."""
    return (ours.game, ours.setup) == (theirs.game, theirs.setup) and ours.way != theirs.way


def _paired(first: Play, second: Play) -> Ratio:
    pairs = zip(first.decisions.rounds, second.decisions.rounds, strict=True)
    return Ratio(name_of(first), name_of(second), Figure.of([ours / theirs for ours, theirs in pairs]))


def _to_baseline(results: Results, baseline: Results) -> dict[str, float]:
    """How many times as fast as in the baseline, for every row that both have."""
    before, now = _speeds(baseline), _speeds(results)
    return {name: rounded(now[name] / before[name]) for name in now if before.get(name, 0.0) > 0.0}


def _speeds(results: Results) -> dict[str, float]:
    speeds = {name_of(play): play.decisions.median for play in [*results.plays, *results.peers, *results.thoughts]}
    return speeds | {name_of(cost): 1.0 / cost.typical.median for cost in results.costs if cost.typical.median > 0.0}


def _aims_of_play(results: Results) -> list[Aim]:
    aims = []
    for play in in_way(results.plays, COMPILED):
        faster = ratio_of(results, play, interpreted_twin(results.plays, play))
        aims.append(Aim(name_of(play), "decisions/s", 1_500_000.0, False, play.decisions.median))
        if faster is not None:
            aims.append(Aim(f"{name_of(play)} ÷ interpreted", "×", 25.0, False, faster.median))
    for play in in_way(results.plays, FROM_PYTHON):
        for peer in results.peers:
            ahead = ratio_of(results, play, peer)
            if ahead is not None:
                aims.append(Aim(f"{name_of(play)} ÷ {peer.game}", "×", 1.0, False, ahead.median))
    return aims


def _aims_of_calls(costs: list[Cost]) -> list[Aim]:
    aims = []
    for cost in costs:
        if cost.call == "copy":
            aims.append(Aim(name_of(cost), "µs", 1.0, True, cost.typical.median))
        if cost.call == "imagine":
            aims.append(Aim(name_of(cost), "µs", 20.0, True, cost.typical.median))
            aims.append(Aim(f"{name_of(cost)}, slowest position", "µs", 20.0, True, cost.slowest))
    return aims
