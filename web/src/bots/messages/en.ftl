## Bots of one's own
title = Bots of your own
hint = A bot is a program that plays by itself, over HTTP or with “lusoria bot”. It has a name and a seat of its own and is known by its token. docs/BOTS.md tells how it is written.
name = Its name
create = Make a bot
made = { $name } has been made. This is its token:
once = It is shown only now. Whoever has it plays as this bot; so keep it like a password.
copy = Copy
copied = Copied
none = You have none yet.
seen = made on { $since }, last here on { $seen }
revoke = Revoke
really = Really? Its token is gone then
done = Done
