import type { Exhibit } from '../data-pages/exhibit.ts';
import { sideBySide } from '../data-pages/exhibit-shapes.ts';
import { hasLeaderGrown, largest, smallest } from '../data-pages/leaders.ts';
import {
  changeInWords,
  countInWords,
  hasGrown,
  isEitherWay,
  lockedGrowth,
  lockedMessage,
  ofSpending,
  seen,
  upOrDown,
} from '../data-pages/sentence.ts';
import { metricInFull } from '../figures/metric.ts';
import {
  eitherOf,
  isSubject,
  namesOf,
  type ComparedCountry,
  type Countries,
  type Words,
} from './neighbour-exhibits.ts';

export function countryGrowthExhibit(
  shown: readonly ComparedCountry[],
  { scope, year }: Words,
): Exhibit | null {
  if (shown.length < 2) return null;
  const known = shown.filter(({ figure }) => seen(figure) !== null);
  return sideBySide(
    {
      id: 'pace',
      title: 'Growth compared',
      message:
        known.length > 0 ? growthByCountryInWords(known, shown, year) : lockedMessage('Growth compared'),
      subtitle: `${metricInFull('market-growth')} by country, ${scope}, ${year}`,
    },
    ['Market', 'Growth'],
    shown,
  );
}

/** Others grew too, so it says among which markets. */
function growthByCountryInWords(
  known: readonly ComparedCountry[],
  shown: readonly ComparedCountry[],
  year: number,
): string {
  const [first, last] = [subjectFirst(largest(known)!), subjectFirst(smallest(known)!)];
  if (known.length === 1) return `In ${year}, ${aloneInWords(first, shown)}`;
  const markets = `${countInWords(known.length)} markets ${known.length === shown.length ? 'compared' : 'whose growth is shown'}`;
  const group = `the ${markets}`;
  const when = ` in ${year}`;
  if (first.parts.length === known.length) {
    const none = known.length > 2 ? 'none' : 'neither';
    if (!first.text) return `The ${year} growth ranges of ${group} overlap, so ${none} is clearly ahead.`;
    if (known.length > 2) return `All ${markets} ${changeOf(first)}${when}.`;
    return `In ${year}, spending ${ofSpending(changeOf(first))} in both ${namesOf(known)}.`;
  }
  const others = known.filter((one) => !last.parts.includes(one));
  const isHalved = others.length === first.parts.length;
  if (isHalved && first.text && last.text) {
    const both = `${bothInWords(first, last)}.`;
    return known.length > 2 ? `Among ${group}, spending${when} ${both}` : `In ${year}, spending ${both}`;
  }
  const behind = last.parts.length <= known.length / 2 ? lastInWords(last, others, when) : null;
  // Most of the markets can hardly be the fastest.
  if (behind && first.text && first.parts.length > known.length / 2)
    return `Of ${group}, ${behind}; ${restInWords(first, others)}.`;
  const isMost = isHalved && first.parts.length > last.parts.length && behind !== null;
  const isFew = first.text !== null || first.parts.length <= (behind ? mostBesideLast : mostEither);
  if (isFew && !isMost) return `${aheadInWords(group, first, when)}${behindInWords(first, last, others)}.`;
  if (!behind) {
    const none = hasLeaderGrown(first) ? `none clearly grew fastest${when}` : `none was clearly ahead${when}`;
    return `Of ${group}, ${none}: the highest ranges overlap.`;
  }
  if (isOnlyToShrink(last, others)) return `Of ${group}, ${behind}.`;
  // A market that can be neither first nor last does not overlap every other.
  const tie = `; the ranges of the other ${countInWords(others.length)} overlap`;
  return `Of ${group}, ${behind}${isHalved ? tie : ''}.`;
}

/** 'spending in the US grew by 0–5%; the growth figure for China comes with selected plans.' */
function aloneInWords(only: Countries, shown: readonly ComparedCountry[]): string {
  const locked = shown.filter(({ figure }) => figure.visibility === 'no-access');
  const said = `spending in ${namesOf(only.parts)} ${ofSpending(changeOf(only))}`;
  if (locked.length === 0) return `${said}.`;
  return `${said}; ${lockedGrowth(namesOf(locked), locked.length)}.`;
}

/** Where every market is in one of two ranges: 'fell by 0–5% in Chile and Peru, and grew by 5–10% in the remaining eight'. */
function bothInWords(first: Countries, last: Countries): string {
  const [few, rest] = first.parts.length <= last.parts.length ? [first, last] : [last, first];
  const [ofFew, ofRest] = [ofSpending(changeOf(few)), ofSpending(changeOf(rest))];
  const and = few.parts.length > 1 ? ', and' : ' and';
  const isAlike = verbIn(ofFew) === verbIn(ofRest) && !isEitherWay(ofRest);
  const change = isAlike ? `by ${amountIn(ofRest)}` : ofRest;
  const others = rest.parts.length > 1 ? remainingInWords(rest.parts) : namesOf(rest.parts);
  return `${ofFew} in ${namesOf(few.parts)}${and} ${change} in ${others}`;
}

/** 'the remaining eight', or 'Chile and the remaining seven' on the page of Chile. */
function remainingInWords(rest: readonly ComparedCountry[]): string {
  const own = rest.find(isSubject);
  if (!own) return `the remaining ${countInWords(rest.length)}`;
  return rest.length > 2
    ? `${own.inText} and the remaining ${countInWords(rest.length - 1)}`
    : namesOf(subjectsFirst(rest));
}

/** 'Poland grew slowest (5–10%)'. Null where the ranges of the last differ, or hold both gains and losses. */
function lastInWords(last: Countries, others: readonly ComparedCountry[], when = ''): string | null {
  if (last.text === null || isEitherWay(changeOf(last))) return null;
  return hasGrown(last.parts[0]!.figure)
    ? `${namesOf(last.parts)} grew slowest${when} (${amountOf(last)})`
    : lossInWords(last, others, when);
}

/** 'only Chile shrank (by 5–10%)'; 'Chile shrank most, by 5–10%' would say that others shrank too. Many are not 'only'. */
function lossInWords(last: Countries, others: readonly ComparedCountry[], when: string): string {
  const [names, amount] = [namesOf(last.parts), amountOf(last)];
  if (isOnlyToShrink(last, others))
    return `${last.parts.length > mostOnly ? '' : 'only '}${names} shrank${when} (by ${amount})`;
  const hasShrunk = ({ figure }: ComparedCountry) => changeInWords(figure)!.startsWith('shrank');
  return others.some(hasShrunk)
    ? `${names} shrank most${when}, by ${amount}`
    : `${names} fared worst${when}, shrinking by ${amount}`;
}

const isOnlyToShrink = (last: Countries, others: readonly ComparedCountry[]) =>
  last.text !== null && changeOf(last).startsWith('shrank') && others.every(({ figure }) => hasGrown(figure));

/** Those ahead, after the few between them and the last: 'China grew by 0–5%, and Germany and Japan by 5–10%'. */
function restInWords(first: Countries, others: readonly ComparedCountry[]): string {
  const between = others.filter((one) => !first.parts.includes(one));
  const [range, ...more] = new Set(between.map(({ figure }) => changeInWords(figure)!));
  const ahead = namesOf(first.parts);
  if (
    !range ||
    more.length > 0 ||
    between.length > mostNamed ||
    isEitherWay(range) ||
    verbIn(range) !== verbIn(changeOf(first))
  )
    return `${ahead} ${changeOf(first)}`;
  return `${namesOf(between)} ${range}, and ${ahead} by ${amountIn(changeOf(first))}`;
}

const mostOnly = 2;
const mostNamed = 3;
const mostEither = 4;
const mostBesideLast = 3;

function aheadInWords(group: string, first: Countries, when: string): string {
  if (!first.text) {
    const names = eitherOf(first.parts);
    const kind = hasLeaderGrown(first) ? 'fastest-growing' : 'most resilient';
    return `Of ${group}, the ${kind}${when} was ${names} (their ranges overlap)`;
  }
  const best = { grew: 'grew fastest', shrank: 'shrank least', changed: 'held up best' }[wayOf(first)!];
  return `Of ${group}, ${namesOf(first.parts)} ${best}${when} (${amountOf(first)})`;
}

/** Nothing where the last are many, and not all of the others. */
function behindInWords(first: Countries, last: Countries, others: readonly ComparedCountry[]): string {
  if (!last.text) return '';
  if (last.parts.length > (last.parts.length + others.length) / 2) {
    const isRest = first.parts.length === others.length;
    return isRest ? `; the remaining ${countInWords(last.parts.length)} ${changeOf(last)}` : '';
  }
  const [way, names] = [wayOf(last)!, namesOf(last.parts)];
  const and = last.parts.length > 1 ? ', and' : ' and';
  if (way === 'changed') return `${and} ${names} fared worst (${amountOf(last)})`;
  // After 'a, b or c grew fastest' a second subject needs its own verb.
  if (first.text && way === wayOf(first))
    return `${and} ${names} ${way === 'grew' ? 'slowest' : 'most'} (${amountOf(last)})`;
  return `; ${lastInWords(last, others)!}`;
}

/** Null where it is unclear whether the first of them grew or shrank. */
function wayOf(some: Countries): 'grew' | 'shrank' | 'changed' | null {
  if (!some.text) return hasLeaderGrown(some) ? 'grew' : null;
  const change = changeOf(some);
  return isEitherWay(change) ? 'changed' : (verbIn(change) as 'grew' | 'shrank');
}

const changeOf = ({ parts }: Countries) => changeInWords(parts[0]!.figure)!;

const verbIn = (change: string) => change.split(' ')[0];

/** '5–10%' of 'grew by 5–10%'. */
const amountIn = (change: string) => change.replace(/^\w+ by /, '');

/** In brackets: '5–10%', '−5% to +5%'. */
const amountOf = (some: Countries) => upOrDown(some.parts[0]!.figure)!.replace(/^(up|down) /, '');

/** A list that is cut short must not leave out the page's own market. */
const subjectFirst = ({ parts, text }: Countries): Countries => ({ parts: subjectsFirst(parts), text });

const subjectsFirst = (parts: readonly ComparedCountry[]) =>
  parts.toSorted((one, other) => Number(isSubject(other)) - Number(isSubject(one)));
