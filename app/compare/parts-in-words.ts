import { uncapitalised } from '../base/capitalised.ts';
import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { anyInWords, eitherInWords, largest, namesInWords } from '../data-pages/leaders.ts';
import { listInWords, methodsInText, paragraph } from '../data-pages/sentence.ts';
import type { Split } from '../subjects/measure.ts';

export type PartWords = {
  /** The part that leads: 'largest category'. */
  leader: string;
  parts: string;
  column: string;
  /** A part within a sentence: 'credit cards' for 'Credit card'. */
  inText: (label: string) => string;
};

const methodInText = (name: string) => methodsInText([name], { isStart: false })[0]!;
const asIs = (name: string) => name;

export const partWords: Readonly<Record<Split, PartWords>> = {
  category: { leader: 'largest category', parts: 'categories', column: 'Category', inText: uncapitalised },
  country: { leader: 'largest country', parts: 'countries', column: 'Country', inText: asIs },
  device: { leader: 'leading device', parts: 'devices', column: 'Device', inText: uncapitalised },
  month: { leader: 'strongest month', parts: 'months', column: 'Month', inText: asIs },
  payment: {
    leader: 'leading payment method',
    parts: 'payment methods',
    column: 'Payment method',
    inText: methodInText,
  },
  shipping: {
    leader: 'leading carrier',
    parts: 'carriers',
    column: 'Shipping provider',
    inText: methodInText,
  },
};

/** 'The largest category is fashion in Germany and France, and media in the US. There is no clear leader in Japan.' */
export function partLeadersInWords(
  { leader, inText }: PartWords,
  sides: readonly { where: string; parts: readonly Compared[] }[],
): string {
  const groups = Map.groupBy(sides, ({ parts }) => {
    const leaders = largest(parts)?.parts ?? [];
    return leaders.length <= mostLeaders ? eitherInWords(leaders.map(({ label }) => inText(label))) : '';
  });
  const unclear = groups.get('') ?? [];
  const clear = [...groups].filter(([leaders]) => leaders !== '');
  const led = clear.map(([leaders, equal]) => `${leaders} ${placesOf(equal)}`);
  return paragraph(
    led.length > 0 && `The ${leader} is ${namesInWords(led, led.length)}.`,
    unclear.length > 0 && `There is no clear leader ${placesOf(unclear, anyInWords)}.`,
  );
}

const mostLeaders = 3;

/** 'in Germany, France and Spain': a shared preposition is said once. */
function placesOf(sides: readonly { where: string }[], inWords = listInWords): string {
  const places = sides.map(({ where }) => where);
  const text = inWords(places);
  // 'worldwide' has none.
  const isShared = places.every((place) => /^(?:in|at) /.test(place));
  return isShared ? text.replaceAll(/(, | and | or )(?:in|at) /g, '$1') : text;
}
