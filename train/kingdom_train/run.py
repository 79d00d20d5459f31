"""The whole training: a clone of a level to begin with, then games against itself, told as it goes."""

import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch

from . import checkpoint, environment, learner
from .clone import clone
from .evaluate import against
from .league import Average, League
from .net import Critic, Player, sizes
from .rollout import Rollout


@dataclass
class Plan:
    library: str
    out: str
    start: str = ""                  # weights to begin with, as keep_start.py keeps them
    seconds: float = 600
    device: str = "cuda"
    seed: int = 1
    games: int = 32768
    threads: int = 16
    steps: int = 48
    solo_percent: int = 8
    perturbed_percent: int = 25
    perturbed_decks: int = 8
    teacher: str = "greedy"
    clone_seconds: float = 60
    learning_rate: float = 3e-4
    last_learning_rate: float = 5e-5
    entropy: float = 0.04
    last_entropy: float = 0.01
    margin_part: float = 0.3
    last_margin_part: float = 0.05
    planned_iterations: int = 3000   # over which rates fall, counted over all runs that resume each other
    past_percent: int = 20
    width: int = 64
    trunk: int = 256
    measure_every: float = 240       # seconds
    measure_games: int = 256
    measured_against: tuple = ("greedy", "chancellor", "spymaster", "marshal")
    save_every: float = 120
    settings: learner.Settings = field(default_factory=learner.Settings)


def between(first, last, part):
    return first + (last - first) * min(max(part, 0.0), 1.0)


class Run:
    def __init__(self, plan, say=print):
        self.plan, self.say = plan, say
        torch.manual_seed(plan.seed)
        if plan.device == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
        self.library = environment.library(plan.library)
        self.layout = self.library.kingdom_batch_get_layout()
        self.player = Player(self.layout, plan.width, plan.trunk).to(plan.device)
        self.critic = Critic(self.layout, plan.width, plan.trunk).to(plan.device)
        self.average = Average(self.player)
        self.league = League(seed=plan.seed)
        self.optimiser = torch.optim.Adam(
            [*self.player.parameters(), *self.critic.parameters()], lr=plan.learning_rate, eps=1e-5)
        self.iteration, self.decisions, self.trained = 0, 0, 0.0
        self.out = Path(plan.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.began = self.saved = self.measured = time.time()

    # What goes on from one run to the next.

    def resume(self):
        """True when there was something to go on from: the run itself, or the weights it starts with."""
        held = checkpoint.load(self.out / "run.pt", self.plan.device)
        if held is None and self.plan.start:
            held = checkpoint.load(self.plan.start, self.plan.device)
            if held is None:
                raise ValueError(f"there is no file {self.plan.start} to start from")
        if held is None:
            return False
        if held["layout"] != self.layout.as_dict():
            raise ValueError("the checkpoint was made for another layout of observations")
        self.player.load_state_dict(held["player"])
        self.critic.load_state_dict(held["critic"])
        self.average.player.load_state_dict(held["average"])
        if "optimiser" in held:
            self.optimiser.load_state_dict(held["optimiser"])
        past = checkpoint.load(self.out / "league.pt", "cpu") or []
        self.league.members = [{name: tensor.float() for name, tensor in member.items()} for member in past]
        self.iteration, self.decisions = held["iteration"], held["decisions"]
        self.trained = held["trained"]
        return True

    def save(self):
        checkpoint.save(self.out / "run.pt", {
            "layout": self.layout.as_dict(), "player": self.player.state_dict(),
            "critic": self.critic.state_dict(), "average": self.average.player.state_dict(),
            "optimiser": checkpoint.brief(self.optimiser.state_dict()), "iteration": self.iteration,
            "decisions": self.decisions, "trained": self.trained + time.time() - self.began,
            "width": self.plan.width, "trunk": self.plan.trunk})
        checkpoint.save(self.out / "league.pt", [checkpoint.half(member) for member in self.league.members])
        self.saved = time.time()

    def tell(self, **facts):
        """One line of JSON a fact, for plots; the run's plan is the first of each run."""
        with open(self.out / "metrics.jsonl", "a", encoding="utf-8") as file:
            file.write(json.dumps({"seconds": round(self.trained + time.time() - self.began, 1)} | facts) + "\n")

    def games(self, **changes):
        plan = self.plan
        return environment.Games(**{
            "games": plan.games, "threads": plan.threads, "seed": plan.seed + 1000 * self.iteration,
            "solo_percent": plan.solo_percent, "perturbed_percent": plan.perturbed_percent,
            "perturbed_decks": plan.perturbed_decks} | changes)

    # The parts of a run.

    def learn_by_cloning(self):
        plan = self.plan
        made = environment.Environment(self.library, self.games(teacher=plan.teacher), plan.device)
        traits = made.traits().to(plan.device).float()
        optimiser = torch.optim.Adam(self.player.parameters(), lr=1e-3)
        clone(made, self.player, optimiser, traits, plan.clone_seconds, say=self.say)
        made.close()
        self.average = Average(self.player, self.average.keep)
        self.league.add(self.player)

    def learn_by_playing(self):
        plan = self.plan
        made = environment.Environment(self.library, self.games(), plan.device)
        traits = made.traits().to(plan.device).float()
        made.reset()
        rollout = Rollout(made, plan.steps)
        past_from = plan.games * (100 - plan.past_percent) // 100 // 2 * 2
        while time.time() - self.began < plan.seconds:
            self._iterate(rollout, traits, past_from)
            if time.time() - self.saved > plan.save_every:
                self.save()
            if time.time() - self.measured > plan.measure_every:
                self.measure()
        made.close()
        self.save()

    def _iterate(self, rollout, traits, past_from):
        plan, started = self.plan, time.time()
        part = self.iteration / plan.planned_iterations
        rate = between(plan.learning_rate, plan.last_learning_rate, part)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        plan.settings.entropy = between(plan.entropy, plan.last_entropy, part)
        past = self.league.lend(self.player) if plan.past_percent else None
        rollout.play(self.player, traits, past, past_from)
        played = time.time()
        rollout.finish(self.critic, traits, between(plan.margin_part, plan.last_margin_part, part))
        told = learner.update(rollout, self.player, self.critic, self.optimiser, traits, plan.settings)
        self.average.follow(self.player)
        self.iteration += 1
        self.decisions += rollout.choices.numel()
        if self.iteration % 25 == 0:
            self.league.add(self.average.player)
        speed = rollout.choices.numel() / (time.time() - started)
        self.tell(iteration=self.iteration, decisions=self.decisions, speed=round(speed), rate=rate,
                  played=round(played - started, 3), games=int(rollout.ended.sum()),
                  **{name: round(value, 5) for name, value in told.items()})
        if self.iteration % 10 == 1:
            self.say(f"{self.iteration}: {speed:,.0f} decisions/s (playing {played - started:.2f} s of "
                     f"{time.time() - started:.2f}), " + ", ".join(
                         f"{name} {told[name]:.4f}" for name in
                         ("policy", "entropy", "kl", "clipped", "critic", "explained", "value", "belief_bits")))

    def measure(self, games=None):
        for level in self.plan.measured_against:
            score = against(self.library, self.games(
                games=games or self.plan.measure_games, rival=level, solo_percent=0,
                perturbed_percent=0, seed=77), self.average.player, self.plan.device)
            self.say(f"against {level}: {score}")
            self.tell(iteration=self.iteration, against=level, **{
                name: value for name, value in asdict(score).items()})
        self.measured = time.time()

    def go(self):
        self.tell(plan=asdict(self.plan))
        resumed = self.resume()
        self.say(f"{sizes(self.player):,} weights of the player, {sizes(self.critic):,} of the critic; "
                 + (f"goes on at iteration {self.iteration}" if resumed else "begins"))
        if not resumed and self.plan.clone_seconds > 0:
            self.learn_by_cloning()
            self.save()
            self.measure()
        self.learn_by_playing()
        self.measure()
