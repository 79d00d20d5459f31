#!/usr/bin/env python3
"""The training learns, and goes on where it stopped: small nets, few games, on the processor.

    /usr/bin/python3 tests/train/training_test.py build/release/libkingdom_batch.so
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TRAIN = Path(__file__).resolve().parents[2] / "train"
sys.path.insert(0, str(TRAIN))

import torch  # noqa: E402

from export_net import packed  # noqa: E402
from kingdom_train import checkpoint, environment, learner  # noqa: E402
from kingdom_train.clone import clone  # noqa: E402
from kingdom_train.evaluate import against  # noqa: E402
from kingdom_train.net import Player  # noqa: E402
from kingdom_train.policy import Position, judge, sample  # noqa: E402
from kingdom_train.rollout import Rollout, returns  # noqa: E402
from kingdom_train.run import Plan, Run  # noqa: E402
from kingdom_train.whole_net import WholeNet  # noqa: E402

LIBRARY = "build/release/libkingdom_batch.so"
SMALL = {"width": 16, "trunk": 32}


def made(**changes):
    games = environment.Games(**{"games": 32, "threads": 1, "perturbed_percent": 30, "perturbed_decks": 2} | changes)
    return environment.Environment(environment.library(LIBRARY), games)


def small_run(folder, **changes):
    plan = Plan(**{"library": LIBRARY, "out": folder, "seconds": 0, "device": "cpu", "games": 32, "threads": 1,
                   "steps": 8, "clone_seconds": 0, "measured_against": (), "perturbed_decks": 2,
                   "settings": learner.Settings(minibatch=64)} | SMALL | changes)
    return Run(plan, say=lambda text: None)


class Choosing(unittest.TestCase):
    def test_every_sampled_choice_is_on_its_menu(self):
        torch.manual_seed(1)
        games = made(solo_percent=20)
        traits = games.traits().float()
        player = Player(games.layout, **SMALL)
        games.reset()
        for _ in range(100):
            now = games.fetch()
            position = Position(games.layout, now["observations"], now["menus"], now["decks"])
            with torch.no_grad():
                choices, likely, _ = sample(player, position, traits)
                judged = judge(player, position, traits, choices)
            self.assertLess(float((judged.log_prob - likely).abs().max()), 1e-4)
            self.assertTrue(bool((judged.entropy <= 1.0001).all()))
            games.step(choices.int())  # raises when a choice is not on its menu

    def test_choices_have_the_likelihood_that_is_told(self):
        torch.manual_seed(2)
        games = made()
        traits = games.traits().float()
        player = Player(games.layout, **SMALL)
        games.reset()
        now = games.fetch()
        one = [now[name][:1].repeat(4096, 1) for name in ("observations", "menus")]
        position = Position(games.layout, *one, now["decks"][:1].repeat(4096))
        with torch.no_grad():
            choices, likely, _ = sample(player, position, traits)
        common = int(choices.mode().values)
        told = float(likely[choices == common][0].exp())
        self.assertAlmostEqual(float((choices == common).float().mean()), told, delta=0.02)


class Learning(unittest.TestCase):
    def test_cloning_lowers_the_loss(self):
        torch.manual_seed(3)
        games = made(teacher="greedy", games=64)
        player = Player(games.layout, **SMALL)
        told = []
        clone(games, player, torch.optim.Adam(player.parameters(), lr=3e-3), games.traits().float(), 25,
              say=told.append)
        losses = [float(line.split("loss ")[1].split(",")[0]) for line in told]
        self.assertLess(losses[-1], 0.7 * losses[0], told)

    def test_an_update_makes_good_choices_likelier(self):
        torch.manual_seed(4)
        with tempfile.TemporaryDirectory() as folder:
            run = small_run(folder, learning_rate=3e-3)
            games = environment.Environment(run.library, run.games(), "cpu")
            traits = games.traits().float()
            games.reset()
            rollout = Rollout(games, 8)
            rollout.play(run.player, traits)
            rollout.finish(run.critic, traits, 0.2)
            # As if whatever was chosen first in its menu had been good, and everything else bad.
            first = rollout.choices == games.layout.layings ** 2
            rollout.advantages = torch.where(first, 1.0, -1.0)
            before = float(rollout.likely[first].mean())
            for _ in range(8):
                learner.update(rollout, run.player, run.critic, run.optimiser, traits,
                               learner.Settings(minibatch=64, entropy=0.0, most_kl=10))
            position = Position(games.layout, rollout.observations.flatten(0, 1), rollout.menus.flatten(0, 1),
                                rollout.decks.flatten())
            with torch.no_grad():
                after = judge(run.player, position, traits, rollout.choices.flatten()).log_prob
            self.assertGreater(float(after[first.flatten()].mean()), before + 0.05)

    def test_what_is_mine_is_theirs_from_the_other_side(self):
        results = torch.tensor([[[1.0, 60.0, 40.0], [-1.0, 40.0, 60.0]]])
        mine, theirs = returns(results, 0.5)[0]
        self.assertAlmostEqual(float(mine[0]), -float(theirs[0]), places=6)
        self.assertEqual(float(mine[1]), float(theirs[2]))


class GoingOn(unittest.TestCase):
    def test_a_run_goes_on_where_it_stopped(self):
        torch.manual_seed(5)
        with tempfile.TemporaryDirectory() as folder:
            run = small_run(folder, seconds=4)
            run.go()
            self.assertGreater(run.iteration, 0)
            again = small_run(folder)
            self.assertTrue(again.resume())
            self.assertEqual(again.iteration, run.iteration)
            self.assertEqual(again.decisions, run.decisions)
            for mine, theirs in zip(again.player.parameters(), run.player.parameters()):
                self.assertTrue(torch.equal(mine, theirs))
            for mine, theirs in zip(again.average.player.parameters(), run.average.player.parameters()):
                self.assertTrue(torch.equal(mine, theirs))

    def test_a_kept_start_begins_another_run(self):
        torch.manual_seed(7)
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
            run = small_run(folder)
            run.save()
            start = f"{folder}/start.pt"
            subprocess.run([sys.executable, TRAIN / "keep_start.py", f"{folder}/run.pt", start], check=True)
            again = small_run(other, start=start)
            self.assertTrue(again.resume())
            for mine, theirs in zip(again.player.parameters(), run.player.parameters()):
                self.assertLess(float((mine - theirs).abs().max()), 1e-2)
            with self.assertRaisesRegex(ValueError, "there is no file"):
                small_run(other, start=f"{folder}/nothing.pt").resume()

    def test_a_checkpoint_of_another_layout_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            run = small_run(folder)
            run.layout.menu_version += 1
            run.save()
            with self.assertRaisesRegex(ValueError, "another layout"):
                small_run(folder).resume()


class WholeNumbers(unittest.TestCase):
    """The net as it was trained against the net in whole numbers, on positions of its own games."""

    @classmethod
    def setUpClass(cls):
        cls.games = made(games=64, solo_percent=10)
        cls.traits = cls.games.traits().float()
        held = checkpoint.load(TRAIN / "start.pt", "cpu")
        cls.player = Player(cls.games.layout, held["width"], held["trunk"])
        cls.player.load_state_dict(held["average"])
        cls.data = packed(held)
        cls.whole = WholeNet(environment.library(LIBRARY), cls.data)

    def test_it_thinks_what_was_learned(self):
        torch.manual_seed(8)
        games, layout = self.games, self.games.layout
        games.reset()
        apart, wins, points, agree, seen = [], [], [], 0, 0
        for step in range(60):
            position = Position(layout, games.observations, games.menus, games.decks)
            with torch.no_grad():
                x, keys = self.player(position.seen, position.decks, self.traits)
                value = self.player.value(x)
                parts = position.logits(self.player, x, keys)
                choices, _, _ = sample(self.player, position, self.traits)
            if step % 6 == 0:
                for (which, logits), first in zip(parts, (layout.layings ** 2, 0)):
                    for row, game in enumerate(which.tolist()):
                        found, prospect = self.whole.judge(games, game)
                        listed = torch.isfinite(logits[row])
                        mine = torch.from_numpy(found[first:first + logits.shape[1]])[listed]
                        one, two = torch.softmax(logits[row][listed], 0), torch.softmax(mine, 0)
                        apart.append(float((one - two).abs().sum() / 2))
                        agree += int(one.argmax() == two.argmax())
                        wins.append(abs(float(value[game, 0]) - prospect[0]))
                        points.append(abs(float(value[game, 1]) * 20 - prospect[1]))
                        seen += 1
            games.step(choices.int())
        mean = [sum(numbers) / seen for numbers in (apart, wins, points)]
        told = f"{seen} positions: {mean[0]:.4f} apart, win {mean[1]:.4f}, points {mean[2]:.2f}, same best {agree / seen:.3f}"
        print(told)
        self.assertLess(mean[0], 0.03, told)
        self.assertLess(mean[1], 0.02, told)
        self.assertLess(mean[2], 0.5, told)
        self.assertGreater(agree / seen, 0.95, told)

    def test_a_damaged_file_is_one_sentence(self):
        library = environment.library(LIBRARY)
        for data, sentence in ((self.data[:1000], "damaged"), (b"no net at all", "not the file of a net"),
                               (self.data[:-1] + b"x", "damaged"),
                               (b"KNET\x02\0\0\0" + self.data[8:], "another format")):
            with self.assertRaisesRegex(ValueError, sentence):
                WholeNet(library, data)


class Measuring(unittest.TestCase):
    def test_pairs_against_a_level_are_counted_whole(self):
        torch.manual_seed(6)
        games = environment.Games(games=8, threads=1, rival="random", modules=("none", "menace"))
        layout = environment.library(LIBRARY).kingdom_batch_get_layout()
        score = against(environment.library(LIBRARY), games, Player(layout, **SMALL), "cpu")
        self.assertEqual(score.games, 8)
        self.assertTrue(0 <= score.share <= 1)
        self.assertLessEqual(set(score.by_module), {"none", "menace"})

    def test_an_unknown_level_is_named(self):
        with self.assertRaisesRegex(ValueError, "no level is called 'nobody'"):
            made(rival="nobody")


if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1].endswith(".so"):
        LIBRARY = sys.argv.pop(1)
    torch.set_num_threads(2)
    unittest.main()
