import { describe, expect, it } from 'vitest';

import type { TableView } from '../../protocol/messages';
import { readInvitation } from '../invitation';
import { viewWith } from './views';

function waiting(change: Partial<TableView['table']> = {}, setup: object = {}): TableView {
  const view = viewWith({}, { viewer: null });
  return {
    ...view,
    setup: { ...view.setup, ...setup },
    table: {
      status: 'waiting',
      seats: {
        valados: { kind: 'invite' },
        teressie: { kind: 'person', name: 'Marta', present: true },
      },
      clock: null,
      ...change,
    },
  } as unknown as TableView;
}

const offerOf = (view: TableView) => {
  const invitation = readInvitation(view);
  if (invitation.kind !== 'open') throw new Error(invitation.kind);
  return invitation.offer;
};

describe('an invitation', () => {
  it('names the host, my duchy and who offers first', () => {
    const offer = offerOf(waiting());
    expect(offer.host).toEqual({ duchy: 'teressie', name: 'Marta', present: true });
    expect([offer.mine, offer.first, offer.side]).toEqual(['valados', true, 'A']);
  });

  it('tells which menaces are whose', () => {
    const menaces = { valados: 'giant_rats', teressie: 'frost_giants' };
    expect(offerOf(waiting({}, { module: 'menace', menaces })).menaces).toEqual({
      mine: 'giant_rats',
      theirs: 'frost_giants',
    });
  });

  it('knows how long it takes: both clocks, some days, or as usual', () => {
    const clock = (kind: string, seconds: number) => ({
      clock: { kind, left_ms: { valados: seconds * 1000 }, running: [] } as never,
    });
    expect(offerOf(waiting(clock('total', 600))).minutes).toBe(20);
    expect(offerOf(waiting(clock('total', 1800))).minutes).toBe(40);
    expect(offerOf(waiting(clock('per_decision', 86400))).minutes).toBeUndefined();
    expect(offerOf(waiting()).minutes).toBe(40);
  });

  it('says so where nobody is waited for', () => {
    const taken = { valados: { kind: 'person' }, teressie: { kind: 'person' } } as never;
    expect(readInvitation(waiting({ status: 'running', seats: taken })).kind).toBe('full');
    expect(readInvitation(waiting({ status: 'finished', seats: taken })).kind).toBe('over');
  });
});
