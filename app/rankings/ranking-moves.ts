import type { Mark } from '../charts/chart.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { namesInWords } from '../data-pages/leaders.ts';
import { countInWords, paragraph } from '../data-pages/sentence.ts';
import { placeBefore, type RankingPlace } from '../subjects/ranking.ts';
import { rowOf } from './ranking-exhibits.ts';
import {
  changeOfPlace,
  betweenPlaces,
  ordinalInWords,
  sinceBefore,
  withClearNames,
  type RankingWords,
} from '../subjects/ranking-words.ts';

/** `isNotedBelow`: whether another exhibit says so where the previous edition is not published. */
export function movesExhibit(
  places: readonly RankingPlace[],
  words: RankingWords,
  { isNotedBelow = false } = {},
): Exhibit | null {
  const shown = places.slice(0, top);
  const [first] = shown;
  if (!first || shown.every(({ change }) => change === null)) return null;
  const { measure, scope, edition } = words;
  const hasMovers = shown.some(({ change }) => change !== 0);
  return {
    id: 'moves',
    title: 'Moves at the top',
    message: withClearNames(
      hasMovers ? `${leaderSays(first)}; ${furthestMove(shown)}.` : unchangedSays(first, shown),
    ),
    subtitle: hasMovers
      ? `Places gained and lost in the top ${countInWords(shown.length)} ${sinceBefore(words)}, ${scope}`
      : `Ranks in ${words.before === null ? `${edition} and in the previous edition` : `${words.before} and ${edition}`}, top ${countInWords(shown.length)}, ${scope}`,
    note: words.before === null && !isNotedBelow ? `${notPublished}we give only its ranks.` : undefined,
    chart: hasMovers
      ? {
          kind: 'slope',
          columns: [words.before === null ? 'Before' : String(words.before), String(edition)],
          marks: shown.map((place) => ({
            ...moverMark(place),
            before: placeBefore(place),
            now: place.place,
          })),
        }
      : null,
    table: {
      columns: ['Retailer', formerColumn(words), `${edition} rank`, 'Change', measure],
      rows: shown.map((place) => ({
        ...rowOf(place),
        cells: [formerRank(place), String(place.place), changeOfPlace(place.change), place.figure],
      })),
    },
  };
}

const moversChart = (movers: readonly RankingPlace[]): Exhibit['chart'] =>
  movers.length > 0 ? { kind: 'capsules', marks: movers.map(moverMark), tick: signed } : null;

/** Ranks won to the right of zero, ranks lost to its left; who is new has no distance. */
function moverMark({ retailer, change, ...place }: RankingPlace): Mark {
  return {
    label: retailer.displayName,
    text: changeOfPlace(change),
    extent: change === null ? null : { low: change, high: change },
    href: rowOf({ ...place, retailer }).href,
  };
}

/** Nobody moves half a place. */
const signed = (value: number) => {
  if (!Number.isInteger(value)) return '';
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
};

const top = 15;

const notPublished = 'The previous edition is not published: ';

function leaderSays(leader: RankingPlace) {
  const name = leader.retailer.displayName;
  const before = placeBefore(leader);
  if (before === null) return `${name} entered at number one`;
  return before === 1 ? `${name} stayed at number one` : `${name} rose ${betweenPlaces(before, 1)}`;
}

const unchangedSays = (leader: RankingPlace, { length }: readonly RankingPlace[]) =>
  `${leader.retailer.displayName} stayed at number one in an unchanged top ${countInWords(length)}.`;

/** Leaves out the first place, which `leaderSays` covers. */
function furthestMove([leader, ...others]: readonly RankingPlace[]): string {
  const first = `the top ${countInWords(others.length + 1)}`;
  const entered = others.filter(({ change }) => change === null);
  const [up, down] = [furthest(risen(others)), furthest(fallen(others))];
  if (up.length > 0) {
    const isFurthest = up[0]!.change! > (leader?.change ?? 0);
    const isOnly = risen(others).length === 1 && !leader?.change;
    return biggestMove(up, isFurthest ? first : `the rest of ${first}`, isOnly);
  }
  if (entered.length > 0) return `${namesOf(entered)} entered ${first}`;
  if (down.length > 0) return biggestMove(down, first, fallen(others).length === 1);
  return `the rest of ${first} was unchanged`;
}

/**
 * 'A was the biggest climber in the top ten, up from eighth to fifth', 'A and B were the biggest fallers in the top ten,
 * both down two places'.
 * One that nobody else follows is the only one, not the biggest.
 */
function biggestMove(moved: readonly RankingPlace[], among: string, isOnly: boolean): string {
  const [only, ...more] = moved;
  const way = more.length === 0 ? `${directionOf(moved)} ${fromTo(only!)}` : distance(moved);
  const were = more.length === 0 ? 'was' : 'were';
  return (
    smallMove(moved) ??
    `${namesOf(moved)} ${were} the ${isOnly ? 'only' : 'biggest'} ${moversOf(moved)} in ${among}, ${way}`
  );
}

/** 'A moved up from eighth to seventh', 'A and B each moved up one place'; null for moves of more than one place. */
function smallMove(moved: readonly RankingPlace[]): string | null {
  const [place, ...more] = moved;
  if (Math.abs(place!.change!) > 1) return null;
  return more.length === 0
    ? `${namesOf(moved)} moved ${directionOf(moved)} ${fromTo(place!)}`
    : `${namesOf(moved)} each moved ${directionOf(moved)} one place`;
}

const fromTo = (place: RankingPlace) => betweenPlaces(placeBefore(place)!, place.place);

const directionOf = ([place]: readonly RankingPlace[]) => (place!.change! > 0 ? 'up' : 'down');

const moversOf = (moved: readonly RankingPlace[]) =>
  `${directionOf(moved) === 'up' ? 'climber' : 'faller'}${moved.length > 1 ? 's' : ''}`;

/** `placesBefore` is null where the previous edition is not published. */
export function changesExhibit(
  places: readonly RankingPlace[],
  placesBefore: readonly RankingPlace[] | null,
  words: RankingWords,
): Exhibit | null {
  const [up, down] = [risen(places), fallen(places)];
  const entered = places.filter(({ change }) => change === null);
  const left = placesBefore?.filter((one) => !places.some((other) => isOf(one, other))) ?? [];
  const isSeenAbove = places.length <= top && entered.length + left.length === 0;
  const isSame = up.length + down.length + entered.length + left.length === 0;
  if (isSame || isSeenAbove || entered.length === places.length) return null;
  const { measure, scope, edition } = words;
  return {
    id: 'changes',
    title: 'What changed',
    message: withClearNames([...exchangeInWords(entered, left), ...furthestInWords(up, down)].join(' ')),
    subtitle: `Biggest moves ${toEdition(words)}, ${scope}`,
    chart: moversChart([...firstOf(up), ...firstOf(down).toReversed()]),
    table: {
      columns: ['Retailer', 'Change', formerColumn(words), `${edition} rank`, measure],
      rows: [
        ...[...entered, ...firstOf(up), ...firstOf(down)].map((place) => ({
          ...rowOf(place),
          cells: [changeOfPlace(place.change), formerRank(place), String(place.place), place.figure],
        })),
        ...left.map((place) => ({
          ...rowOf(place),
          cells: ['out', String(place.place), none, place.figure],
        })),
      ],
    },
    wide: true,
    note:
      paragraph(
        [up, down].some((moved) => firstOf(moved).length < moved.length) && 'Not every move is shown.',
        noteOf(left.length > 0, placesBefore !== null, words),
      ) || undefined,
  };
}

/** Five, and all that moved as far as the fifth; where those are too many, only the ones that moved further. */
function firstOf(moved: readonly RankingPlace[]): readonly RankingPlace[] {
  const isTied = ({ change }: RankingPlace) => change === moved[4]?.change;
  const [start, end] = [moved.findIndex(isTied), moved.findLastIndex(isTied)];
  if (moved.length <= 5) return moved;
  return moved.slice(0, end < mostMovers ? end + 1 : start || mostMovers);
}

const mostMovers = 15;

const risen = (places: readonly RankingPlace[]) =>
  places
    .filter(({ change }) => change !== null && change > 0)
    .toSorted((one, other) => other.change! - one.change! || one.place - other.place);

const fallen = (places: readonly RankingPlace[]) =>
  places
    .filter(({ change }) => change !== null && change < 0)
    .toSorted((one, other) => one.change! - other.change! || one.place - other.place);

/** Expects the largest move first; keeps all that tie with it. */
const furthest = (moved: readonly RankingPlace[]) =>
  moved.filter(({ change }) => change === moved[0]!.change);

const isOf = (one: RankingPlace, other: RankingPlace) => one.retailer.slug === other.retailer.slug;

const toEdition = ({ before, edition }: RankingWords) =>
  before === null ? `in ${edition} compared with the previous edition` : `from ${before} to ${edition}`;

const formerColumn = ({ before }: RankingWords) => (before === null ? 'Previous rank' : `${before} rank`);
const formerRank = (place: RankingPlace) => String(placeBefore(place) ?? none);
const none = '–';

/** 'A and B entered the ranking; C dropped out.' */
function exchangeInWords(entered: readonly RankingPlace[], left: readonly RankingPlace[]): string[] {
  return asSentence([
    entered.length > 0 && `${namesOf(entered)} entered the ranking`,
    left.length > 0 && `${namesOf(left)} dropped out`,
  ]);
}

/** 'A climbed furthest, up seven places; B and C each moved down one place.', or 'A overtook B to take eighth place.' */
function furthestInWords(up: readonly RankingPlace[], down: readonly RankingPlace[]): string[] {
  if (areSwapped(up, down))
    return asSentence([
      `${namesOf(up)} overtook ${clearName(namesOf(down))} to take ${ordinalInWords(up[0]!.place)} place`,
    ]);
  return asSentence([
    up.length > 0 && furthestOf(up, { only: 'was the only climber', furthest: 'climbed furthest' }),
    down.length > 0 && furthestOf(down, { only: 'was the only faller', furthest: 'fell furthest' }),
  ]);
}

const areSwapped = ([up, ...risers]: readonly RankingPlace[], [down, ...fallers]: readonly RankingPlace[]) =>
  up !== undefined &&
  down !== undefined &&
  risers.length + fallers.length === 0 &&
  placeBefore(up) === down.place &&
  placeBefore(down) === up.place;

function furthestOf(moved: readonly RankingPlace[], words: { only: string; furthest: string }): string {
  const most = furthest(moved);
  const did = moved.length === 1 ? words.only : words.furthest;
  return smallMove(most) ?? `${namesOf(most)} ${did}, ${distance(most)}`;
}

/** 'up seven places', and 'both up seven places' or 'each up seven places' for more than one. */
function distance(moved: readonly RankingPlace[]): string {
  const together = moved.length === 1 ? '' : moved.length === 2 ? 'both ' : 'each ';
  return `${together}${directionOf(moved)} ${countInWords(Math.abs(moved[0]!.change!))} places`;
}

function asSentence(clauses: readonly (string | false)[]): string[] {
  const said = clauses.filter((clause) => clause !== false);
  return said.length > 0 ? [`${said.join('; ')}.`] : [];
}

function namesOf(places: readonly RankingPlace[]): string {
  const names = places.map(({ retailer }) => retailer.displayName);
  const others = names.length > 15 ? 'more than a dozen others' : 'others';
  return namesInWords(names.length > 1 ? withClearLast(names) : names, 3, { others });
}

/** A list that opens with the brand On would read as if a word were missing: 'On and HOKA climbed furthest'. */
const withClearLast = (names: readonly string[]) =>
  names.map(clearName).toSorted((one, other) => Number(one === brandOn) - Number(other === brandOn));

const clearName = (name: string) => (name === 'On' ? brandOn : name);
const brandOn = 'the brand On';

function noteOf(someLeft: boolean, isKnown: boolean, { measure, before }: RankingWords) {
  if (!isKnown) return `${notPublished}we give its ranks only for shops still on the list.`;
  return someLeft
    ? `For shops that dropped out, the table gives ${measure.toLowerCase()} for ${before}.`
    : undefined;
}
