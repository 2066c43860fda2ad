import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { largestFirst, rangesChart, type Compared } from '../data-pages/exhibit-shapes.ts';
import { markOf } from '../figures/figure-marks.ts';
import { each, largest, namesInWords } from '../data-pages/leaders.ts';
import { isOrAre, listInWords, methodsInText, paragraph } from '../data-pages/sentence.ts';
import type { KeyFigure } from '../data-pages/sheet.ts';
import { partOf } from '../figures/dimension.ts';
import type { Method } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { metricInFull } from '../figures/metric.ts';

export type NamedProvider = { name: string; method: Method };

export type HomeMarket = { name: string; figures: FigureSet };

/** Sorted by share of the home market; providers without a known share come last. */
export function providerExhibit(
  kind: keyof typeof kinds,
  providers: readonly NamedProvider[],
  market: HomeMarket,
  { isCautioned = false }: Caution = {},
): Exhibit | null {
  if (providers.length === 0) return null;
  const { metric, title, column, note, caution } = kinds[kind];
  const measure = metric ? metricInFull(metric) : 'Software used by large shops';
  const shares = metric ? sharesOf(providers, market.figures.parts(metric, kind)) : [];
  const shareOf = (name: string) => shares.find(({ label }) => label === name)?.figure;
  const listed = [
    ...shares.flatMap(({ label }) => providers.filter(({ name }) => name === label)),
    ...providers.filter(({ name }) => !shareOf(name)),
  ];
  const [first] = shares;
  const areCommon = listed.every(isCommon);
  // What is true of every row is said once, by the title and the note; without shares the names would stand alone.
  const hasBasis = !areCommon || !first;
  return {
    id: kind,
    title: areCommon ? `${title} in ${market.name}` : title,
    message: messageOf(kind, listed, shares, market),
    subtitle: first ? `${measure} in ${market.name}, all shops, ${first.figure.period}` : measure,
    chart: first
      ? rangesChart(
          shares.map(({ label, figure }) => markOf(figure, label)),
          first.figure,
        )
      : null,
    table: {
      columns: [column, ...(first ? [`Share in ${market.name}`] : []), ...(hasBasis ? ['Basis'] : [])],
      rows: listed.map(({ name, method }) => ({
        label: name,
        cells: [
          ...(first ? [shareOf(name) ?? null] : []),
          ...(hasBasis ? [basisOf(method, market, { isCautioned })] : []),
        ],
      })),
    },
    note: areCommon ? paragraph(note, !isCautioned && caution) : undefined,
  };
}

/** Whether the page itself says that nothing on it was observed at the shop. */
type Caution = { isCautioned?: boolean };

/** 'PayPal' with its share; null where no provider is known to lead. */
export function leadingProvider(
  kind: 'payment' | 'shipping',
  providers: readonly NamedProvider[],
  market: HomeMarket,
): KeyFigure | null {
  const { metric, leader } = kinds[kind];
  const first = largest(sharesOf(providers, market.figures.parts(metric, kind)));
  if (!first?.text) return null;
  const isTied = first.parts.length > 1;
  return {
    label: `Leading ${leader}${isTied ? 's' : ''} in ${market.name}${isTied ? ', each' : ''}`,
    name: namesInWords(first.parts.map(({ label }) => label)),
    figure: first.parts[0]!.figure,
  };
}

const kinds = {
  payment: {
    metric: 'payment-share',
    title: 'Payment methods',
    leader: 'payment method',
    column: 'Method',
    note: 'Modelled for the country as a whole, not for the shop.',
    caution: 'The shop’s own checkout may offer other ways to pay.',
    known: 'Customers can pay by',
    common: (names: readonly string[]) =>
      `${isOrAre(names)} the leading payment ${names.length > 1 ? 'methods' : 'method'}`,
  },
  shipping: {
    metric: 'shipping-share',
    title: 'Carriers',
    leader: 'carrier',
    column: 'Carrier',
    note: 'Modelled for the country as a whole, not for the shop.',
    caution: 'We have not observed which of them carry the shop’s parcels.',
    known: 'The shop ships with',
    common: (names: readonly string[]) =>
      `${isOrAre(names) === 'are' ? 'handle' : 'handles'} the most parcels`,
  },
  'shop-software': {
    metric: null,
    title: 'eCommerce software',
    column: 'Software',
    note: 'Large shops often build their own.',
    caution: null,
    known: 'The shop runs on',
    common: ([name, ...more]: readonly string[]) =>
      more.length > 0 || name === customBuilt ? 'are common' : 'is common',
  },
} as const;

function sharesOf(providers: readonly NamedProvider[], parts: ReturnType<FigureSet['parts']>): Compared[] {
  return parts
    .map((figure) => ({ label: partOf(figure.dimension).part, figure }))
    .filter(({ label }) => providers.some(({ name }) => name === label))
    .toSorted(largestFirst);
}

/** Makes claims about the shop only where a provider was reported or observed. */
function messageOf(
  kind: keyof typeof kinds,
  listed: readonly NamedProvider[],
  shares: readonly Compared[],
  market: HomeMarket,
): string {
  const { known, common } = kinds[kind];
  const seenThere = listed.filter((provider) => !isCommon(provider)).map(({ name }) => name);
  if (seenThere.length > 0) return `${known} ${listInWords(seenThere.map(nameInText))}.`;
  const first = largest(shares);
  const names = first ? first.parts.map(({ label }) => label) : listed.map(({ name }) => name);
  const whole = kind === 'shipping' ? ' of the total' : ' of spending';
  const share = first?.text ? `, at ${each({ ...first, text: `${first.text}${whole}` })}` : '';
  const [start = '', ...others] = methodsInText(names).map(nameInText);
  const subjects = namesInWords([start === inHouse ? capitalised(start) : start, ...others]);
  return `${subjects} ${common(names)} in ${market.name}${share}.`;
}

const customBuilt = 'Custom / in-house';
const nameInText = (name: string) => (name === customBuilt ? inHouse : name);
const inHouse = 'in-house systems';

/** Known of the home market, not of the shop itself. */
export const isCommon = ({ method }: Pick<NamedProvider, 'method'>) =>
  method === 'modelled' || method === 'imputed';

function basisOf(method: Method, { name }: HomeMarket, { isCautioned }: Caution): string {
  if (method === 'reported') return 'Reported in a named source';
  if (method === 'observed') return 'Observed at the shop';
  return `Modelled for ${name}${isCautioned ? '' : ', not observed at the shop'}`;
}
