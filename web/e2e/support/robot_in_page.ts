// The robot's inside: one function that is sent to the page, so that a press costs no round trip.
import type { Goal, Story } from './robot';

export async function playInPage(goal: Goal): Promise<Story> {
  const pause = goal.pause ?? 10;
  const kPatience = 1500;
  const kMost = 1500;
  const story: Story = { at: 'stuck', presses: 0, kinds: [], phases: [], covered: [], last: '' };
  let random = goal.seed ?? 1;

  const note = (list: string[], word: string) => {
    if (word && !list.includes(word)) list.push(word);
  };
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
      (button) => !button.disabled && button.offsetParent !== null,
    );
  const draw = (count: number) => {
    random = (random * 48271) % 2147483647;
    return random % count;
  };
  // A click from a script reaches what is covered; a player's does not. Says what lies above.
  const above = (element: HTMLElement): string | undefined => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hits = [width / 2, 7, width - 7].map((x) =>
      document.elementFromPoint(left + x, top + height / 2),
    );
    if (hits.some((hit) => element.contains(hit))) return undefined;
    return hits[0] ? hits[0].outerHTML.slice(0, 80) : `nothing at ${left}, ${top}`;
  };
  const press = (kind: string, list: HTMLElement[]): boolean => {
    const chosen = list[draw(list.length)];
    if (!chosen) return false;
    const cover = above(chosen);
    if (cover) note(story.covered, `${kind}: ${chosen.innerText.slice(0, 60)} by ${cover}`);
    chosen.click();
    note(story.kinds, kind);
    story.presses += 1;
    story.last = kind;
    return true;
  };

  const main = '[data-lesson="main"]';
  const phase = () => document.querySelector('main')?.dataset['phase'] ?? '';
  const inOffer = () => (phase() === 'offer' ? all(main) : []);
  const searched = () =>
    phase() === 'search' && all('[aria-pressed="true"][data-item]').length < 2 && draw(3) > 0
      ? all('[aria-pressed="false"][data-item]')
      : [];
  // From what was begun to what is new; the first that is possible is pressed.
  const kinds: [string, () => HTMLElement[]][] = [
    ['go-on', () => all('[data-act="go-on"]')],
    ['answer', () => (document.querySelector(main) ? [] : all('.prompt .btn.main'))],
    ['put', () => all('[data-lesson="put-left"], [data-lesson="put-right"]')],
    ['seal', () => (draw(5) === 0 ? all('[data-lesson="seal"]') : [])],
    ['confirm', inOffer],
    ['take', () => all('[data-lesson="take-left"], [data-lesson="take-right"]')],
    ['step', () => all('.quest .ways .btn, .quest .pay:not([aria-expanded="true"])')],
    ['fill', () => all('[data-act="fill"]')],
    ['alchemy', () => all('[data-act="alchemy"]')],
    ['wild', () => all('[data-act="wild"]')],
    ['plan', () => all(`[data-act="${draw(3) === 0 ? 'recycle' : 'slate'}"]`)],
    ['recycle', () => all('[data-act="recycle"]')],
    ['menace', () => all('[data-act="cover"], [data-act="forfeit"], [data-act="freeze"]')],
    ['vanquish', () => all('[data-act="vanquish"]')],
    ['pick', () => all('.pick .btn')],
    ['search', searched],
    ['march', () => all('.orders .btn.gold')],
    ['target', () => all('.place.target[aria-pressed="false"]')],
    ['recruit', () => (draw(2) === 0 ? all('.recruit .btn') : [])],
    ['army', () => (draw(2) === 0 ? all('.place.ready') : [])],
    ['done', () => all(main)],
    [
      'advisor',
      () => (all('.draft [aria-pressed="true"]').length > 0 ? [] : all('.draft [data-item]')),
    ],
    [
      'card',
      () =>
        all('[data-lesson="hand"] [aria-pressed="true"]').length > 0
          ? []
          : all('[data-lesson="hand"] [data-item][aria-pressed]'),
    ],
  ];

  const reached = (): string | undefined => {
    if (document.querySelector('.outcome table')) return 'over';
    if (goal.mark && document.querySelector(goal.mark)) return goal.mark;
    // What lies under a scene waits until it is over.
    if (document.querySelector('[data-scene]')) return undefined;
    if (goal.presses !== undefined && story.presses >= goal.presses) return 'presses';
    const wanted = goal.phase
      ? goal.phase === phase()
      : goal.beyond && !goal.beyond.includes(phase());
    return wanted && all('.prompt.mine').length > 0 ? phase() : undefined;
  };

  for (let quiet = 0; quiet < kPatience && story.presses < kMost; ++quiet) {
    note(story.phases, phase());
    const at = reached();
    if (at) return { ...story, at };
    // Whoever presses while an answer is on its way presses in vain.
    const busy = document.querySelector('main[data-busy]') !== null;
    if (!busy && kinds.some(([kind, list]) => press(kind, list()))) quiet = 0;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return story;
}
