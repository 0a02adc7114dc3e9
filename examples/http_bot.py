#!/usr/bin/env python3
"""A bot that plays Skat over HTTP: Python's standard library and nothing else.

    LUSORIA_TOKEN=lusoria_bot_... python3 examples/http_bot.py http://127.0.0.1:8080 CODE

The token is made on the page, in the settings under "Bots of your own". docs/BOTS.md tells what is said. It takes the
first free seat of the table and plays until it is dismissed; after a lost connection it comes back.
"""

import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request

from skat_engine import choose

if len(sys.argv) != 3 or "LUSORIA_TOKEN" not in os.environ:
    sys.exit(__doc__)
SERVER, TABLE = sys.argv[1:]
# What is refused where the table has moved on meanwhile: a newer line is under way, and will be answered.
TOO_LATE = ("stale", "stale-proposal", "not-now", "not-your-turn")
# Nothing for so long, not even an empty line: the connection is lost.
SILENCE = 15


def ask(path, body=None, tries=8):
    """Asks the server. What may not have arrived is asked again: with the same id it is done once."""
    headers = {"Authorization": "Bearer " + os.environ["LUSORIA_TOKEN"], "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    for attempt in range(tries):
        try:
            request = urllib.request.Request(SERVER + "/api/bot" + path, data, headers)
            return urllib.request.urlopen(request, timeout=SILENCE)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return error
        except OSError:
            pass
        time.sleep(min(0.25 * 2**attempt, 8))
    raise SystemExit("the server does not answer")


def do(seq, command):
    answer = ask(f"/tables/{TABLE}/do", {"id": secrets.token_hex(8), "seen": seq, "command": command})
    if answer.status != 200:
        code = json.load(answer)["code"]
        if code not in TOO_LATE:
            print(command["do"], code, file=sys.stderr)


def react(seq, view):
    """Does what the table waits for."""
    seat, match = view["seat"], view["round"]
    if seat is None:
        free = [i for i, holder in enumerate(view["seats"]) if holder["kind"] == "open"]
        if free:
            do(seq, {"do": "sit", "seat": free[0]})
    elif match and not match["play"] and seat in match["awaited"]:
        do(seq, {"do": "contribute", "round": match["number"], "bytes": secrets.token_hex(32)})
    elif match and match["play"] and view["phase"] == "playing" and not view["paused"]:
        if seat in match["play"]["must"]:
            do(seq, {"do": "act", "action": choose(match["play"]["view"])})


def main():
    while True:
        with ask(f"/tables/{TABLE}/stream") as stream:
            if stream.status != 200:
                raise SystemExit(json.load(stream)["code"])
            try:
                for line in stream:
                    # An empty line says that the server is there.
                    message = json.loads(line) if line.strip() else {"t": "nothing"}
                    if message["t"] == "gone":
                        raise SystemExit(0 if message["code"] == "removed" else message["code"])
                    if message["t"] == "table":
                        react(message["seq"], message["view"])
            except OSError:
                pass


if __name__ == "__main__":
    main()
