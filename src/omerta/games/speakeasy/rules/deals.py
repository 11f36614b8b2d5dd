"""What chance deals (Decisions): the outcomes of each pile with their weights, and what comes of them."""

from mypy_extensions import i64

from omerta.core.actions import Actions
from omerta.games.speakeasy.components import (
    PILE_BLOCK,
    PILE_CARD,
    PILE_COP,
    PILE_CRATE,
    PILE_FIRST,
    PILE_GOAL,
    PILE_HELPER,
    PILE_JO,
    PILE_JO_LEVEL,
    PILE_MOBSTER,
    PILE_PORT,
    PILE_SITE,
    PILE_TILE,
)
from omerta.games.speakeasy.moves import (
    DEAL_BLOCK,
    DEAL_CARD,
    DEAL_COP,
    DEAL_CRATE,
    DEAL_FIRST,
    DEAL_GOAL,
    DEAL_HELPER,
    DEAL_JO,
    DEAL_JO_DISTRICT,
    DEAL_JO_LEVEL,
    DEAL_MOBSTER,
    DEAL_PORT,
    DEAL_SITE,
    DEAL_TILE,
)
from omerta.games.speakeasy.rules import (
    decks,
    gains,
    jo,
    luciano,
    setup,
    ships,
)
from omerta.games.speakeasy.rules.todo import field, pop
from omerta.games.speakeasy.state import SETUP, SpeakeasyState


def options(s: SpeakeasyState, pile: i64, into: Actions) -> None:
    if pile <= PILE_COP:
        _map_options(s, pile, into)
    elif pile == PILE_TILE:
        gains.deal_tile_options(s, into)
    elif pile == PILE_GOAL:
        setup.goal_options(s, into)
    elif pile == PILE_CARD:
        decks.deal_options(s, into)
    elif pile == PILE_HELPER:
        gains.deal_helper_options(s, into)
    elif pile == PILE_CRATE:
        ships.deal_crate_options(s, into)
    elif pile == PILE_PORT:
        setup.port_options(s, into)
    else:
        _jo_options(s, pile, into)


def _map_options(s: SpeakeasyState, pile: i64, into: Actions) -> None:
    if pile == PILE_FIRST:
        setup.first_options(s, into)
    elif pile == PILE_BLOCK:
        setup.block_options(s, into)
    elif pile == PILE_SITE:
        setup.site_options(s, into)
    elif pile == PILE_MOBSTER:
        luciano.mobster_options(s, 0 if s.phase == SETUP else s.box.war_deck[s.act - 1], into)
    else:
        setup.cop_options(s, into)


def _jo_options(s: SpeakeasyState, pile: i64, into: Actions) -> None:
    if pile == PILE_JO_LEVEL:
        jo.level_options(s, into)
    elif pile == PILE_JO:
        jo.card_options(s, into)
    else:
        jo.district_options(s, into)


def decide(s: SpeakeasyState, pile: i64, action: i64) -> None:
    if pile <= PILE_COP:
        _decide_map(s, pile, action)
    elif pile == PILE_TILE:
        gains.deal_tile(s, action - DEAL_TILE)
    elif pile == PILE_GOAL:
        setup.deal_goal(s, action - DEAL_GOAL)
    elif pile == PILE_CARD:
        decks.deal(s, action - DEAL_CARD)
    elif pile == PILE_HELPER:
        gains.deal_helper(s, action - DEAL_HELPER)
    elif pile == PILE_CRATE:
        setup.deal_crate(s, action - DEAL_CRATE)
    elif pile == PILE_PORT:
        setup.deal_port(s, action - DEAL_PORT)
    else:
        _decide_jo(s, pile, action)


def _decide_map(s: SpeakeasyState, pile: i64, action: i64) -> None:
    if pile == PILE_FIRST:
        setup.deal_first(s, action - DEAL_FIRST)
    elif pile == PILE_BLOCK:
        setup.deal_block(s, action - DEAL_BLOCK)
    elif pile == PILE_SITE:
        setup.deal_site(s, action - DEAL_SITE)
    elif pile == PILE_MOBSTER:
        _decide_mobster(s, action - DEAL_MOBSTER)
    else:
        setup.deal_cop(s, action - DEAL_COP)


def _decide_mobster(s: SpeakeasyState, mobster: i64) -> None:
    district = field(s, 1)
    pop(s)
    s.sites &= ~(i64(1) << district)
    luciano.mobster_comes(s, mobster, district)


def _decide_jo(s: SpeakeasyState, pile: i64, action: i64) -> None:
    if pile == PILE_JO_LEVEL:
        jo.deal_level(s, action - DEAL_JO_LEVEL)
    elif pile == PILE_JO:
        jo.deal_card(s, action - DEAL_JO)
    else:
        jo.deal_district(s, action - DEAL_JO_DISTRICT)
