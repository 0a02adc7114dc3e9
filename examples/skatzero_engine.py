#!/usr/bin/env python3
"""Seats SkatZero (github.com/Jimboom7/SkatZero, MIT) for `lusoria arena skat` and `lusoria bot`.

    lusoria arena skat --seats "exec:python3 examples/skatzero_engine.py SKATZERO,strong" --deals 20 --duplicate

SKATZERO is a clone of it with its networks; docs/ENGINES.md tells all of it. `--skats N`, before the folder, says how many
skats it looks at when it bids (24; its own `api.py` looks at all 231). Only the three-handed game without kontra and ramsch.
"""

import contextlib
import functools
import io
import json
import os
import random
import sys

LETTER = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D", "grand": "G", "null": "N"}
GAME = {letter: game for game, letter in LETTER.items()}
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
# A null by whether it is by hand, and open.
NULLS = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
# Its own default: how bold it bids.
THRESHOLD = -5


def last_line(ask, *args):
    """What a function of its api.py prints last, which is its answer."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            ask(*args)
        except UnboundLocalError:
            # Its commit 1fe5cab looks a trick ahead by a name that only three suits set; its first answer is printed by then.
            pass
    return out.getvalue().split("\n")[-2].strip()


class Player:
    def __init__(self, api, skats):
        self.api = api
        self.skats = skats
        self.limit = functools.lru_cache(maxsize=3)(self.limit_of)

    def limit_of(self, hand, place):
        return int(last_line(self.api.bid, ["BID", hand, place], self.skats, THRESHOLD))

    def call(self, view):
        most = self.limit(",".join(view["hand"]), str(place_of(view, view["you"])))
        if view["asked"] == "answer":
            return {"type": "hold" if view["bid"] <= most else "pass"}
        if view["asked"] == "take":
            # 17: no bid, but better played than passed in.
            return {"type": "bid", "value": 18} if most >= 17 else {"type": "pass"}
        value = next((one for one in bids() if one > view["bid"]), most + 1)
        return {"type": "bid", "value": value} if value <= most else {"type": "pass"}

    def before_skat(self, view):
        said = last_line(self.api.bid, ["SKAT_OR_HAND_DECL", *declaring(view)], self.skats, THRESHOLD)
        return {"type": "pick-up"} if said == "s" else declaration(said, True, view)

    def discard(self, view):
        return declaration(last_line(self.api.declare, ["DISCARD_AND_DECL", *declaring(view)]), False, view)

    def card(self, view):
        declarer, contract = view["declarer"], view["contract"]
        game = LETTER[contract["game"]]
        away = view["skat"] or ["??", "??"]
        points = [sum(POINTS.get(card[1], 0) for card in view["skat"] or []), 0]
        for trick in view["tricks"]:
            points[trick["winner"] != declarer] += sum(POINTS.get(one["card"][1], 0) for one in trick["cards"])
        played = [one for trick in view["tricks"] for one in trick["cards"]] + view["trick"]
        is_open = contract["game"] == "null" and contract["ouvert"]
        args = [
            "CARDPLAY",
            game,
            ",".join(view["hand"]),
            place_of(view, declarer),
            *points,
            said_by(view, declarer + 1),
            said_by(view, declarer + 2),
            *away,
            int(contract["hand"]),
            (view["you"] - declarer) % 3,
            ",".join(view["open"]) if is_open and view["open"] else "??",
            ",".join(f"{(one['seat'] - declarer) % 3}{one['card']}" for one in played),
        ]
        return {"type": "play", "card": last_line(self.api.cardplay, [str(arg) for arg in args])}

    def choose(self, view):
        if view["proposal"]:
            return {"type": "answer", "to": view["proposal"]["no"], "yes": False}
        ask = {"auction": self.call, "skat": self.before_skat, "discard": self.discard, "play": self.card}
        return ask[view["phase"]](view)


def bids():
    return sorted({base * n for base in (9, 10, 11, 12, 24) for n in range(2, 19)} | set(NULLS.values()))


def place_of(view, seat):
    """0 forehand, 1 middlehand, 2 rearhand."""
    return view["players"].index(seat)


def said_by(view, seat):
    """The most that a seat has bid or held, 0 if nothing."""
    most = bid = 0
    for call in view["calls"]:
        if call["call"] == "pass":
            continue
        bid = bid if call["call"] == "hold" else call["call"]
        if call["seat"] == seat % 3:
            most = bid
    return most


def declaring(view):
    you = view["you"]
    said = [said_by(view, you + 1), said_by(view, you + 2), view["bid"]]
    return [",".join(view["hand"]), str(place_of(view, you)), *map(str, said)]


def declaration(said, hand, view):
    """An action for `CH`, `NHO.CA.…`, `G.H7.D8` or `NO.H7.D8.…`."""
    name, *cards = said.split(".")
    game, is_open = GAME[name[0]], "O" in name
    too_low = game == "null" and NULLS[hand, is_open] < view["bid"]
    contract = {"game": game, "hand": hand, "schneider": False, "schwarz": False, "ouvert": is_open}
    return {
        "type": "declare",
        "contract": contract,
        "discards": [] if hand else cards[:2],
        "instead": "grand" if too_low else None,
    }


def load(folder):
    sys.path.insert(0, folder)
    # Its networks are whole objects, which newer versions of PyTorch read only when told so.
    os.environ.setdefault("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD", "1")
    import api

    # It reads all nine for every question; once will do.
    api.load_model = functools.lru_cache(maxsize=None)(api.load_model)
    return api


def main():
    skats = int(sys.argv[2]) if sys.argv[1] == "--skats" else 24
    say = lambda message: print(json.dumps(message), flush=True)
    player = Player(load(os.path.abspath(sys.argv[-1])), skats)
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            say({"t": "ready", "name": "SkatZero"})
        elif message["t"] == "choose":
            random.seed(message["seed"])
            say({"t": "action", "id": message["id"], "action": player.choose(message["view"])})
        elif message["t"] == "bye":
            break


if __name__ == "__main__":
    main()
