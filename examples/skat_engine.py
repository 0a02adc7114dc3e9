#!/usr/bin/env python3
"""A Skat player for `lusoria arena skat` and `lusoria bot`: Python's standard library and nothing else.

    lusoria arena skat --seats "exec:python3 examples/skat_engine.py,random" --deals 20 --duplicate

docs/ENGINES.md tells what is said. It bids on long trumps, plays aces early and follows suit; about as well as somebody
who has just learned the game. Only the three-handed game without kontra and ramsch.
"""

import json
import sys

BASE = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9}
LETTER = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
# What can be said in the auction: bases times factors, and the four nulls.
BIDS = sorted({b * n for b in (9, 10, 11, 12, 24) for n in range(2, 19)} | {23, 35, 46, 59})


def kind(card, game):
    """What must be followed: "trump", or the suit."""
    if game == "null":
        return card[0]
    return "trump" if card[1] == "J" or LETTER.get(game) == card[0] else card[0]


def strength(card, game):
    """A number that is larger the higher the card stands within its suit, or among the trumps."""
    if game == "null":
        return "789TJQKA".index(card[1])
    return 10 + "DHSC".index(card[0]) if card[1] == "J" else "789QKTA".index(card[1])


def matadors(cards):
    """With so many jacks from the top, or without so many."""
    held = [suit + "J" in cards for suit in "CSHD"]
    return next((i for i, has in enumerate(held) if has != held[0]), 4)


def best_suit(cards):
    """The suit with most trumps, and what a game in it is worth at least."""
    trumps = {suit: sum(kind(card, suit) == "trump" for card in cards) for suit in BASE}
    suit = max(BASE, key=lambda one: (trumps[one], BASE[one]))
    return suit, BASE[suit] * (matadors(cards) + 1), trumps[suit]


def limit(hand):
    """Up to what the hand is bid on; 0: not at all."""
    suit, value, trumps = best_suit(hand)
    aces = sum(card[1] == "A" and kind(card, suit) != "trump" for card in hand)
    return value if trumps + aces >= 7 and trumps >= 5 else 0


def call(view):
    most, bid = limit(view["hand"]), view["bid"]
    if view["asked"] == "answer":
        return {"type": "hold" if bid <= most else "pass"}
    value = 18 if view["asked"] == "take" else next(one for one in BIDS if one > bid)
    return {"type": "bid", "value": value} if value <= most else {"type": "pass"}


def declare(view):
    hand = view["hand"]
    suit, value, _ = best_suit(hand)
    # What was bid must be worth it: a grand always is where a suit is not.
    game = suit if value >= view["bid"] else "grand"
    away = sorted(hand, key=lambda card: (kind(card, game) == "trump", card[1] == "A", -POINTS[card[1]]))[:2]
    contract = {"game": game, "hand": False, "schneider": False, "schwarz": False, "ouvert": False}
    return {"type": "declare", "contract": contract, "discards": away, "instead": None}


def card_for(view):
    game, hand, trick = view["contract"]["game"], view["hand"], view["trick"]
    alone = view["you"] == view["declarer"]
    cheap = lambda card: (POINTS[card[1]], strength(card, game))
    if not trick:
        trumps = [card for card in hand if kind(card, game) == "trump"]
        if alone and trumps:
            return max(trumps, key=lambda card: strength(card, game))
        return next((card for card in hand if card[1] == "A"), min(hand, key=cheap))
    led = kind(trick[0]["card"], game)
    may = [card for card in hand if kind(card, game) == led] or hand

    def order(card):
        return ("trump" == kind(card, game), kind(card, game) == led, strength(card, game))

    best = max(trick, key=lambda played: order(played["card"]))
    partner_has_it = not alone and best["seat"] != view["declarer"]
    if partner_has_it and len(trick) == 2 and game != "null":
        return max(may, key=cheap)
    winning = [card for card in may if order(card) > order(best["card"])]
    if winning and game != "null" and not partner_has_it:
        return min(winning, key=lambda card: strength(card, game))
    return min(may, key=cheap)


def choose(view):
    """What to do where the view says that something must be done."""
    if view["proposal"]:
        return {"type": "answer", "to": view["proposal"]["no"], "yes": False}
    if view["phase"] == "auction":
        return call(view)
    if view["phase"] == "skat":
        return {"type": "pick-up"}
    if view["phase"] == "discard":
        return declare(view)
    return {"type": "play", "card": card_for(view)}


def main():
    say = lambda message: print(json.dumps(message), flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            say({"t": "ready", "name": "Python"})
        elif message["t"] == "choose":
            say({"t": "action", "id": message["id"], "action": choose(message["view"])})
        elif message["t"] == "bye":
            break


if __name__ == "__main__":
    main()
