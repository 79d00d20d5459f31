// All listed decisions about one card, wherever it lies, so that nothing legal is out of reach.
import type { CardId, Decision, View } from '../protocol/record';
import { standsFor } from './choices';
import { design } from './deck';

function isAbout(view: View, decision: Decision, card: CardId): boolean {
  switch (decision.do) {
    case 'place':
      return decision.on !== 'alchemy' && standsFor(view, decision.on, card);
    case 'activate':
      return design(card) === decision.advisor && !decision.at;
    case 'offer':
    case 'search':
      return false;
    default:
      return 'card' in decision && standsFor(view, decision.card, card);
  }
}

/** Placing krystallium and soldiers is one button for each kind, not for each copy. */
export function decisionsAbout(view: View, card: CardId): Decision[] {
  return (view.legal ?? []).filter((decision) => isAbout(view, decision, card));
}
