#!/usr/bin/env python3
"""A player for `lusoria trial classification`: Python's standard library and nothing else.

    lusoria trial classification reasoner:strong "exec:python3 examples/induction_engine.py"
    lusoria trial classification "exec:python3 examples/induction_engine.py --ask $(tty)" --budget 600000 --rounds 5

It lists the trees of up to two questions, leaves out those that a verdict contradicts, and lays the one card that is
right under most of the rest; how many these are is its confidence. With --ask a person decides, at this terminal.
docs/TRIALS.md tells what is said. Only the deck of shapes, and only as a player.
"""

import json
import sys
from itertools import product

ATTRIBUTES = {
    "shape": ("circle", "square", "triangle"),
    "colour": ("red", "green", "blue"),
    "filling": ("empty", "striped", "full"),
    "count": ("1", "2", "3"),
}
NAMES = tuple(ATTRIBUTES)
# Card 0 is circle, red, empty, 1; the last attribute changes first.
CARDS = [dict(zip(NAMES, values)) for values in product(*ATTRIBUTES.values())]
LEAST = 7  # cards in a class: 8 % of 81
LEAF = {"kind": "class"}


def groupings(attribute):
    """The ways to ask it: each value by itself, or one against the rest."""
    values = ATTRIBUTES[attribute]
    yield [[value] for value in values]
    for one in values:
        yield [[one], [value for value in values if value != one]]


def questions(attribute, below):
    """Trees that ask this first, and in each branch one of `below`."""
    for groups in groupings(attribute):
        for trees in product(below, repeat=len(groups)):
            branches = [{"values": values, "to": tree} for values, tree in zip(groups, trees)]
            yield {"kind": "ask", "attribute": attribute, "branches": branches}


def leaf_of(tree, card, path=()):
    if tree["kind"] == "class":
        return path
    for i, branch in enumerate(tree["branches"]):
        if CARDS[card][tree["attribute"]] in branch["values"]:
            return leaf_of(branch["to"], card, (*path, i))
    raise ValueError("a value without a branch")


def trees():
    for first in NAMES:
        simple = [tree for other in NAMES if other != first for tree in questions(other, [LEAF])]
        yield from questions(first, [LEAF, *simple])


def hypotheses():
    """Every partition of the cards once, by its simplest tree: [(tree, class of each card)]."""
    found = {}
    for tree in trees():
        numbers = {}
        classes = tuple(numbers.setdefault(leaf_of(tree, card), len(numbers)) for card in range(len(CARDS)))
        if len(numbers) <= 6 and all(classes.count(one) >= LEAST for one in range(len(numbers))):
            size = (len(numbers), len(json.dumps(tree)))
            if classes not in found or size < found[classes][0]:
                found[classes] = (size, tree)
    return [(tree, classes) for classes, (_, tree) in sorted(found.items(), key=lambda one: one[1][0])]


def is_right(classes, cards, to, table):
    """Whether a lay is right: one class, that of the cards there, or one that is not there."""
    own = {classes[card] for card in cards}
    there = [classes[card] for card in table]
    return len(own) == 1 and (own == {there[to]} if to is not None else not own & set(there))


def possible(view, all_trees):
    """The hypotheses that agree with all verdicts, the simplest first."""
    table = [view["classes"][0]["cards"][0]]
    for lay in view["lays"]:
        cards, to, right = lay["cards"], lay["class"], lay["right"]
        all_trees = [one for one in all_trees if is_right(one[1], cards, to, table) == right]
        if right and to is None:
            table.append(cards[0])
    return all_trees


def table_of(view):
    return [one["cards"][0] for one in view["classes"]]


def chance(left, view, action):
    """The share of the hypotheses under which an action is right; a half where none is left."""
    if not left:
        return 0.5
    if action["type"] == "describe":
        return 1 / len(left)
    table = table_of(view)
    return sum(is_right(classes, action["cards"], action["class"], table) for _, classes in left) / len(left)


def choose(left, view):
    if view["phase"] == "describe":
        tree = left[0][0] if left else next(questions("shape", [LEAF]))
        return {"type": "describe", "what": {"kind": "tree", "tree": tree}}
    places = [*range(len(view["classes"])), None]
    lays = [{"type": "lay", "cards": [card], "class": to} for card in view["hand"] for to in places]
    return max(lays, key=lambda lay: chance(left, view, lay))


class Person:
    """Asks whoever sits at the terminal; what is read and written there is no part of the protocol."""

    def __init__(self, terminal):
        self.screen = open(terminal, "w")
        self.keys = open(terminal)

    def ask(self, text, read):
        while True:
            print(text, end=" ", file=self.screen, flush=True)
            line = self.keys.readline()
            if not line:
                sys.exit(1)
            try:
                return read(line)
            except (ValueError, IndexError):
                print("?", file=self.screen)

    def choose(self, left, view):
        show = lambda text: print(text, file=self.screen)
        name = lambda card: " ".join(CARDS[card].values())
        for i, one in enumerate(view["classes"]):
            show(f"class {i + 1}: " + ", ".join(map(name, one["cards"])))
        for lay in view["lays"]:
            to = "a new class" if lay["class"] is None else f"class {lay['class'] + 1}"
            show(f"  {', '.join(map(name, lay['cards']))} to {to}: {'right' if lay['right'] else 'wrong'}")
        if view["phase"] == "describe":
            for i, (tree, _) in enumerate(left[:9]):
                show(f"{i + 1}: {json.dumps(tree)}")
            tree = self.ask("which tree?", lambda line: left[:9][int(line) - 1][0])
            return {"type": "describe", "what": {"kind": "tree", "tree": tree}}
        for i, card in enumerate(view["hand"]):
            show(f"{i + 1}: {name(card)}")

        def lay(line):
            cards, to = line.split(">")
            chosen = [view["hand"][int(one) - 1] for one in cards.split()]
            return {"type": "lay", "cards": chosen, "class": None if to.strip() == "+" else int(to) - 1}

        return self.ask("cards > class, or + for a new one (1 3 > 2):", lay)

    def confidence(self):
        return self.ask("how sure, in per cent?", lambda line: min(100, max(0, float(line))) / 100)


def main():
    person = Person(sys.argv[2]) if sys.argv[1:2] == ["--ask"] else None
    say = lambda message: print(json.dumps(message), flush=True)
    all_trees = hypotheses()
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            say({"t": "ready", "name": "Python", "wants": ["tasks"]})
        elif message["t"] == "choose":
            view = message["view"]
            left = possible(view, all_trees)
            action = person.choose(left, view) if person else choose(left, view)
            say({"t": "action", "id": message["id"], "action": action})
        elif message["t"] == "task":
            given = message["given"]
            left = possible(given["view"], all_trees)
            sure = person.confidence() if person else chance(left, given["view"], given["action"])
            say({"t": "answer", "id": message["id"], "answer": sure})
        elif message["t"] == "bye":
            break


if __name__ == "__main__":
    main()
