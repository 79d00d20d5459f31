"""Games played by the net against itself and its past, kept on the learner's device."""

import torch

from .policy import Position, sample


class Rollout:
    """`steps` choices of every game. Advantages and targets are worked out by `finish`."""

    def __init__(self, environment, steps):
        self.environment, self.steps = environment, steps
        layout, device = environment.layout, environment.device
        count = environment.seats.shape[0]

        def buffer(*shape, dtype=torch.uint8):
            return torch.zeros(steps, count, *shape, dtype=dtype, device=device)

        self.observations = buffer(layout.observation_bytes)
        self.menus = buffer(layout.menu_bytes)
        self.decks = buffer()
        self.seats = buffer(dtype=torch.long)
        self.choices = buffer(dtype=torch.long)
        self.likely = buffer(dtype=torch.float32)
        self.ended = buffer(dtype=torch.bool)
        self.results = buffer(2, 3, dtype=torch.float32)
        self.learns = buffer(dtype=torch.bool)

    @torch.no_grad()
    def play(self, player, traits, past=None, past_from=None):
        """The games from `past_from` on are played by `past` in one of their seats."""
        environment = self.environment
        for step in range(self.steps):
            now = environment.fetch()
            with torch.autocast(environment.device.type, torch.bfloat16):
                position = Position(environment.layout, now["observations"], now["menus"], now["decks"])
                choices, likely, _ = sample(player, position, traits)
                learns = torch.ones_like(choices, dtype=torch.bool)
                if past is not None:
                    self._let_past_play(past, past_from, now, traits, choices, learns)
            self.observations[step], self.menus[step] = now["observations"], now["menus"]
            self.decks[step], self.seats[step] = now["decks"], now["seats"].long()
            self.choices[step], self.likely[step], self.learns[step] = choices, likely, learns
            environment.step(choices.to("cpu", torch.int32))
            self.ended[step] = environment.ended.to(environment.device, non_blocking=True).bool()
            self.results[step] = environment.results.to(environment.device, non_blocking=True)

    def _let_past_play(self, past, start, now, traits, choices, learns):
        part = Position(self.environment.layout, now["observations"][start:], now["menus"][start:],
                        now["decks"][start:])
        theirs, _, _ = sample(past, part, traits)
        seat = torch.arange(theirs.shape[0], device=theirs.device) % 2
        of_past = now["seats"][start:].long() == seat
        choices[start:] = torch.where(of_past, theirs, choices[start:])
        learns[start:] = ~of_past

    @torch.no_grad()
    def finish(self, critic, traits, margin_part, decay=0.95, chunk=65536):
        """GAE on the critic that sees everything; each seat's own decisions are its trajectory."""
        environment = self.environment
        values = self._values(critic, traits, chunk)
        now = environment.fetch()
        last = self._value_of(critic, traits, now["observations"], now["menus"], now["decks"])
        count = last.shape[0]
        games = torch.arange(count, device=last.device)
        solo = self._is_solo(now["observations"])
        mover = now["seats"].long()
        following = torch.zeros(count, 2, 3, device=last.device)
        following[games, mover] = last
        # To the other, what is mine is theirs; alone there is nobody.
        following[games, 1 - mover] = torch.stack([-last[:, 0], last[:, 2], last[:, 1]], 1)
        following[solo, 1 - mover[solo]] = 0
        gained = torch.zeros_like(following)
        self.advantages = torch.zeros(self.steps, count, device=last.device)
        self.targets = torch.zeros(self.steps, count, 3, device=last.device)
        for step in reversed(range(self.steps)):
            ended = self.ended[step].view(-1, 1, 1)
            following = torch.where(ended, returns(self.results[step], margin_part), following)
            gained = gained.masked_fill(ended, 0)
            seat = self.seats[step]
            # What came of it, seen from the seat's next decision.
            advantage = following[games, seat] - values[step] + decay * gained[games, seat]
            self.targets[step] = values[step] + advantage
            self.advantages[step] = advantage[:, 0]
            following[games, seat] = values[step]
            gained[games, seat] = advantage
        return values

    def _values(self, critic, traits, chunk):
        flat = [tensor.flatten(0, 1) for tensor in (self.observations, self.menus, self.decks)]
        parts = [self._value_of(critic, traits, *[tensor[at:at + chunk] for tensor in flat])
                 for at in range(0, flat[0].shape[0], chunk)]
        return torch.cat(parts).view(self.steps, -1, 3)

    def _value_of(self, critic, traits, observations, menus, decks):
        with torch.autocast(self.environment.device.type, torch.bfloat16):
            position = Position(self.environment.layout, observations, menus, decks)
            return critic(position.seen, decks, traits)

    def _is_solo(self, observations):
        return observations[:, 12 + 4 + 4 + 5 + 3] > 0


def returns(results, margin_part):
    """games x seats x (value, points, others' points) as the critic counts them."""
    margin = torch.tanh((results[..., 1] - results[..., 2]) / 20)
    value = (1 - margin_part) * results[..., 0] + margin_part * margin
    return torch.stack([value, results[..., 1] / 20, results[..., 2] / 20], -1)
