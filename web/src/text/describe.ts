// Cards and decisions as sentences: accessible names, hints, reviews.
import { type Card, cardOf, type Deck, design, isDevelopment, type Yield } from '../model/deck';
import type { At, Decision, Duchy, Lying, Pay, UnderConstruction, View } from '../protocol/record';
import {
  cardName,
  countsText,
  duchyName,
  gainText,
  kindName,
  listText,
  questStepName,
  resourceName,
  territoryName,
} from './names';
import { game, hasGameText, t } from './text.svelte';

const madeText = (made: Yield): string =>
  made.per
    ? t('makes-per', { resource: resourceName(made.resource, 1), type: kindName(made.per) })
    : `${made.amount} ${resourceName(made.resource, made.amount)}`;

/** What a card does beyond its signs, if it does. */
export function cardWords({ key, kind }: Card): string | undefined {
  const found = [`ability.${key}`, `effect.${kind === 'treasure' ? 'treasure' : key}`].find(
    hasGameText,
  );
  return found && game(found);
}

/** "Royal Cavalry, specialist. Costs 3 population, 2 soldiers. 2 points per discovery. …" */
export function cardText(card: Card): string {
  const name = cardName(card.key);
  const kind = kindName(card.kind);
  // A calamity is called what it is.
  const parts = [name.toLowerCase() === kind.toLowerCase() ? `${name}.` : `${name}, ${kind}.`];
  if (isDevelopment(card)) parts.push(t('says-costs', { cost: countsText(card.cost) }));
  if (card.kind === 'menace' || card.kind === 'advisor')
    parts.push(t('says-costs', { cost: countsText({ soldiers: card.soldiers }) }));
  if (Object.keys(card.bonus).length > 0)
    parts.push(t('says-bonus', { gain: countsText(card.bonus) }));
  if (card.production.length > 0)
    parts.push(t('says-makes', { gain: listText(card.production.map(madeText)) }));
  if (card.points !== 0) parts.push(pointsText(card.points) + '.');
  if (card.recycles.length > 0) parts.push(t('says-recycles', { gain: gainText(card.recycles) }));
  return parts.join(' ');
}

export function pointsText(points: Card['points']): string {
  return typeof points === 'number'
    ? t('points-count', { count: points })
    : t('points-per', { count: points.each, type: kindName(points.per) });
}

/** "Grand Library, monument, 1 of 4 spaces filled; missing 3 gold." */
export function constructionText(card: Card, entry: UnderConstruction): string {
  const filled = Object.values(entry.filled).reduce((sum, count) => sum + count, 0);
  const free = Object.values(entry.free).reduce((sum, count) => sum + count, 0);
  const text = t('says-construction', {
    name: cardName(card.key),
    kind: kindName(card.kind),
    filled,
    all: filled + free,
    missing: free > 0 ? countsText(entry.free) : '0',
  });
  return entry.frozen_by ? `${text} ${t('card-frozen')}.` : text;
}

export function lyingText(deck: Deck, lying: Lying, viewer: Duchy | null): string {
  if (!lying.face_down && lying.card) return cardText(cardOf(deck, lying.card));
  if (lying.placed_by && lying.placed_by === viewer && lying.card)
    return t('says-sealed-mine', { name: cardName(lying.card) });
  return lying.placed_by
    ? t('says-sealed', { player: duchyName(lying.placed_by) })
    : t('says-face-down');
}

function atText(view: View, at: At): string {
  const row = 'area' in at ? view.areas[at.area] : (view.sides[at.selection]?.selection ?? []);
  const lying = row[at.index];
  const place =
    'area' in at ? game(`term.${at.area}`) : t('selection-of', { player: duchyName(at.selection) });
  const card = lying?.card && !lying.face_down ? cardName(lying.card) : game('ui.hidden_card');
  return `${place}: ${card}`;
}

function payText(pay: Pay): string {
  const parts: string[] = [];
  if (pay.alchemy) parts.push(game('ui.pay_alchemy', { cubes: countsText(pay.alchemy) }));
  if (pay.in_hand) parts.push(game('ui.pay_hand', { cubes: countsText(pay.in_hand) }));
  const stock = { krystallium: pay.krystallium ?? 0, soldiers: pay.soldiers ?? 0 };
  if (stock.krystallium + stock.soldiers > 0) parts.push(countsText(stock));
  return parts.join(', ');
}

export function stepName(deck: Deck, view: View, index: number): string {
  const quest = deck.quests.find(({ key }) => key === view.quest?.key);
  const steps = quest?.sides[view.setup.players === 1 ? 'solo' : 'two_player'];
  return questStepName(steps?.[index - 1]?.key ?? '');
}

const soldiersFor = (deck: Deck, card: string): string =>
  countsText({ soldiers: cardOf(deck, card).soldiers });

/** A decision as a short imperative, in the words that all programs share. */
export function decisionText(deck: Deck, view: View, decision: Decision): string {
  switch (decision.do) {
    case 'offer':
      return listText(
        decision.places.map((place) =>
          game(`ui.do.place_card_${place.face}`, {
            card: cardName(place.card),
            area: game(`term.${place.area}`),
          }),
        ),
      );
    case 'select':
      return game('ui.do.select', {
        area: game(`term.${decision.area}`),
        count: view.areas[decision.area].length,
      });
    case 'recycle':
      return game('ui.do.recycle', {
        card: cardName(decision.card),
        gain: gainText(cardOf(deck, decision.card).recycles),
      });
    case 'place':
      return placeText(decision);
    case 'discard':
      return game('ui.do.discard', {
        card: cardName(decision.card),
        gain: gainText(cardOf(deck, decision.card).recycles),
      });
    case 'keep_advisor':
      return game('ui.do.keep_advisor', {
        card: cardName(decision.card),
        cost: soldiersFor(deck, decision.card),
      });
    case 'activate':
      return activateText(deck, view, decision);
    case 'step':
      return game('ui.do.step', {
        count: decision.index,
        name: stepName(deck, view, decision.index),
        cost: payText(decision.pay),
      });
    case 'transmute':
      return game('ui.do.transmute', { cubes: countsText(decision.cubes) });
    case 'cover':
      return game('ui.do.cover', { resource: resourceName(decision.resource) });
    case 'freeze':
      return game('ui.do.freeze', {
        giant: cardName(decision.giant),
        card: cardName(decision.card),
      });
    case 'vanquish':
      return game(decision.uncover ? 'ui.do.vanquish_thief' : 'ui.do.vanquish', {
        card: cardName(decision.card),
        cost: soldiersFor(deck, decision.card),
        resource: decision.uncover ? resourceName(decision.uncover) : '',
      });
    case 'reveal':
      return game('ui.do.reveal', { card: atText(view, decision.at) });
    case 'search':
      return game('ui.do.search', {
        card: cardName(decision.cards[0]!),
        other: cardName(decision.cards[1]!),
      });
    case 'recruit':
      return game('ui.do.recruit', { count: decision.armies });
    case 'move':
      return moveText(decision);
    case 'done':
    case 'pass':
      return game(`ui.do.${decision.do}`);
    default:
      return game(`ui.do.${decision.do}`, { card: cardName(decision.card) });
  }
}

function placeText(decision: Extract<Decision, { do: 'place' }>): string {
  const resource = resourceName(decision.resource);
  if (decision.on === 'alchemy') return game('ui.do.place_alchemy', { resource });
  const args = { resource, card: cardName(decision.on), spaces: '' };
  return decision.as
    ? game('ui.do.place_as', { ...args, as: resourceName(decision.as) })
    : game('ui.do.place', args).trim();
}

function activateText(
  deck: Deck,
  view: View,
  decision: Extract<Decision, { do: 'activate' }>,
): string {
  const args = { card: cardName(decision.advisor), cost: soldiersFor(deck, decision.advisor) };
  if (decision.area)
    return game('ui.do.activate_on', { ...args, target: game(`term.${decision.area}`) });
  if (decision.at) return game('ui.do.activate_on', { ...args, target: atText(view, decision.at) });
  if (decision.card) return game('ui.do.activate_on', { ...args, target: cardName(decision.card) });
  return game('ui.do.activate', args);
}

function moveText(decision: Extract<Decision, { do: 'move' }>): string {
  const kind =
    decision.imprison === undefined ? 'move' : decision.imprison ? 'move_imprison' : 'move_spare';
  return game(`ui.do.${kind}`, {
    from: territoryName(decision.from),
    to: territoryName(decision.to),
    count: decision.armies,
  });
}

export const designName = (card: string): string => cardName(design(card));
