import { describe, expect, it } from 'vitest';

import { Pacing } from './pacing';

function paced(gap: number) {
  const shown: number[] = [];
  const timers: { act: () => void; at: number }[] = [];
  let time = 0;
  const pacing = new Pacing<number>({
    show: (view) => shown.push(view),
    gap: () => gap,
    now: () => time,
    later: (act, milliseconds) => timers.push({ act, at: time + milliseconds }),
  });
  const wait = (milliseconds: number) => {
    time += milliseconds;
    for (const timer of timers.splice(0)) {
      if (timer.at <= time) timer.act();
      else timers.push(timer);
    }
  };
  return { pacing, shown, wait };
}

describe('views that come at once', () => {
  it('are shown one after the other, the first without delay', () => {
    const { pacing, shown, wait } = paced(300);
    pacing.push(1);
    pacing.push(2);
    pacing.push(3);
    expect(shown).toEqual([1]);
    wait(300);
    expect(shown).toEqual([1, 2]);
    wait(300);
    expect(shown).toEqual([1, 2, 3]);
  });
  it('are not shown singly when they are many', () => {
    const { pacing, shown, wait } = paced(300);
    for (const view of [1, 2, 3, 4, 5]) pacing.push(view);
    wait(300);
    wait(300);
    expect(shown).toEqual([1, 5]);
  });
  it('never hold up what one did oneself', () => {
    const { pacing, shown, wait } = paced(300);
    pacing.push(1);
    pacing.push(2);
    pacing.showNow(3);
    expect(shown).toEqual([1, 3]);
    wait(300);
    pacing.push(4);
    expect(shown).toEqual([1, 3, 4]);
  });
  it('are shown at once to those who want no movement', () => {
    const { pacing, shown } = paced(0);
    for (const view of [1, 2, 3]) pacing.push(view);
    expect(shown).toEqual([1, 2, 3]);
  });
});
