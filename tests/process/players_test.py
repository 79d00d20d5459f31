"""Names over the HTTP API: lists, own tables, statistics, the daily deal, emotes."""

import random
import sys
import unittest

import api_case
from api_case import SECRETS

from kingdom_client import Seat, play


class PlayersTest(api_case.ApiCase):
    def test_emotes_come_from_a_list_and_not_all_the_time(self):
        made = self.make()
        path, token = f"/api/tables/{made['table']}/emote", made["seats"]["valados"]["token"]
        self.refused(400, "bad_request", "POST", path, {"client_id": "a", "emote": "you fool"}, token)
        self.ask("POST", path, {"client_id": "b", "emote": "hello"}, token)
        self.refused(429, "too_many", "POST", path, {"client_id": "c", "emote": "wow"}, token)

    def test_lists_show_what_is_public_alone(self):
        made = self.make(seats={"valados": "open", "teressie": "invite"}, listed=True, clock={"total_s": 600})
        hidden = self.make()
        path, token = f"/api/tables/{made['table']}", made["seats"]["valados"]["token"]
        joined = self.ask("POST", path + "/join", {})
        SECRETS.extend([joined["token"], joined["recovery"]])
        lines = {line["table"]: line for line in self.ask("GET", "/api/tables?list=running")["tables"]}
        self.assertNotIn(hidden["table"], lines)
        self.assertEqual(set(lines[made["table"]]),
                         {"table", "status", "players", "module", "side", "deck", "deck_hash", "seats", "clock",
                          "updated"})
        shown = self.ask("GET", path)["table"]
        self.assertEqual({key: lines[made["table"]][key] for key in ("deck", "deck_hash")},
                         {key: shown[key] for key in ("deck", "deck_hash")})
        self.ask("POST", path + "/resign", {"client_id": "r"}, token)
        listed = [line["table"] for line in self.ask("GET", "/api/tables?list=finished")["tables"]]
        self.assertIn(made["table"], listed)
        self.refused(400, "bad_request", "GET", "/api/tables?list=secret")

    def test_own_tables_and_statistics(self):
        player = self.ask("POST", "/api/players", {"name": "Eve"})["player"]
        SECRETS.append(player)
        me = lambda: self.ask("GET", "/api/players/me", token=player)  # noqa: E731
        def meet():
            made = self.make(player=player, seats={"teressie": "invite"})
            joined = self.ask("POST", f"/api/tables/{made['table']}/join",
                              {"invite": made["seats"]["teressie"]["invite"]})
            SECRETS.extend([joined["token"], joined["recovery"]])
            return made, {**self.seats(made), "teressie": Seat(self.server, made["table"], joined["token"])}

        made, seats = meet()
        mine = me()["tables"][0]
        self.assertEqual((mine["table"], mine["seat"], mine["your_turn"]), (made["table"], "valados", True))
        view = seats["valados"].look()
        while view["legal"]:
            seats["valados"].decide(view, view["legal"][0])
            view = seats["valados"].look()
        self.assertFalse(me()["tables"][0]["your_turn"])
        views = self.play_out(seats, random.Random(8))
        lost, _ = meet()
        self.ask("POST", f"/api/tables/{lost['table']}/resign", {"client_id": "r"}, player)
        row = me()["statistics"][0]
        result = views["valados"]["result"]
        self.assertEqual((row["module"], row["players"], row["games"]), ("none", 2, 2))
        self.assertEqual(row["wins"], 1 if result["winner"] == "valados" else 0)
        self.assertEqual(row["best"], max(result["points"]["valados"], 0))

    def test_players_and_the_daily_deal(self):
        player = self.ask("POST", "/api/players", {"name": "Cleo"})
        SECRETS.append(player["player"])
        one = self.ask("POST", "/api/daily", {"player": player["player"]})
        two = self.ask("POST", "/api/daily", {"name": "Dag"})
        views, results = [], []
        for made in (one, two):
            seat = next(iter(self.seats(made).values()))
            views.append({**seat.look(), "table": None})
            rng = random.Random(4)
            play(seat, lambda seen: rng.choice(seen["legal"]))
            results.append(seat.look()["result"])
            self.refused(409, "conflict", "GET", f"/api/tables/{made['table']}/record", token=seat.token)
        self.assertEqual(views[0], views[1])
        scores = self.ask("GET", "/api/daily")["scores"]
        self.assertEqual([(score["name"], [score["points"]], score["medal"]) for score in scores],
                         [("Cleo", list(results[0]["points"].values()), results[0]["medal"])])
        again = self.ask("POST", "/api/daily", {"player": player["player"]})
        self.assertEqual(again["table"], one["table"], "there is one attempt a day")
        self.refused(404, "not_found", "GET", "/api/daily/2999-01-01")
        me = self.ask("GET", "/api/players/me", token=player["player"])
        self.assertEqual(me["statistics"][0]["games"], 1)
        self.assertEqual([line["table"] for line in me["tables"]], [one["table"]])
        by_name = self.ask("GET", f"/api/tables/{one['table']}", token=player["player"])
        self.assertIsNotNone(by_name["viewer"])
        renewed = self.ask("POST", "/api/players/me", {"renew": True}, player["player"])
        SECRETS.append(renewed["player"])
        self.refused(401, "unauthorized", "GET", "/api/players/me", token=player["player"])
        self.refused(401, "unauthorized", "GET", f"/api/tables/{one['table']}", token=player["player"])


if __name__ == "__main__":
    sys.exit(unittest.main(warnings="ignore"))
