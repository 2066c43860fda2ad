import type { Chart, MapChart, Extent, Mark, Tone } from './chart.ts';

/** `5..10` is a range, `7` an exact number, `5..` and `..5` have an open end, `-` is missing, `?` marks a forecast. */
function yearMarks(first: number, numbers: string, write: Write): Mark[] {
  return numbers.split(' ').map((number, at) => sampleMark(String(first + at), number, write));
}

function monthMarks(numbers: string): Mark[] {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  return numbers.split(' ').map((number, at) => sampleMark(names[at]!, number, plain));
}

function namedMarks(names: string, numbers: string, write: Write): Mark[] {
  const labels = names.split(', ');
  return numbers.split(' ').map((number, at) => sampleMark(labels[at]!, number, write));
}

type More = { tone?: Tone; href?: string };

function sampleMark(label: string, number: string, write: Write, more: More = {}): Mark {
  const extent = extentOf(number.replace('?', ''));
  const tone = number.endsWith('?') ? 'outlook' : more.tone;
  return { ...more, label, extent, text: extent ? write(extent) : 'N/A', tone };
}

function extentOf(number: string): Extent | null {
  if (number === '-') return null;
  const [low = '', high = low] = number.split('..');
  return { low: low === '' ? null : Number(low), high: high === '' ? null : Number(high) };
}

type Write = (extent: Extent) => string;

const plain: Write = ({ low }) => String(low);

const inBillions: Write = ({ low, high }) => {
  if (low === null) return `< $${high}bn`;
  return high === null ? `> $${low}bn` : `$${low}–${high}bn`;
};

const inPercent: Write = ({ low, high }) => {
  if (low === null) return `< ${percents(high!)}`;
  if (high === null) return `> ${percents(low)}`;
  if (low === high) return percents(low);
  return low < 0 ? `−${-low} to ${percents(high)}` : `${low}–${percents(high)}`;
};

const billions = (value: number) => `$${value}bn`;

const percents = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}%`;

const manyCountries =
  'Germany, United Kingdom, Poland, Switzerland, France, Netherlands, Sweden, United States';

const fives = Array.from({ length: 20 }, (_, at) => at * 5);

/** Every kind of chart in every state, with invented figures, for the playground and tests. */
export const sampleCharts: readonly { name: string; message: string; chart: Chart }[] = [
  {
    name: 'Series of ranges, with a forecast',
    message: 'The online market has doubled in ten years',
    chart: sizes(
      2015,
      '20..50 20..50 50..100 50..100 50..100 100..200 100..200 100..200 100..200 100..200 100..200 100..200? 200..500? 200..500?',
    ),
  },
  {
    name: 'Series with an open end and missing years',
    message: 'Nobody says how much more than $500bn it is',
    chart: sizes(2018, '100..200 100..200 - - 200..500 200..500 500.. 500..'),
  },
  {
    name: 'Series of exact numbers, with a forecast',
    message: 'Nearly everyone uses the internet by now',
    chart: rates(2016, '84 85 87 88 90 91 91.6 92.5 93 93.4 94? 94.4?'),
  },
  {
    name: 'Series below zero, in ranges',
    message: 'Growth came back after two weak years',
    chart: rates(2017, '10..15 5..10 5..10 20..25 10..15 -10..-5 ..-25 0..5 0..5 5..10?', 0),
  },
  {
    name: 'Several lines of exact numbers, against an index of 100',
    message: 'Electronics live off November',
    chart: {
      kind: 'series',
      tick: String,
      baseline: 100,
      lines: [
        { name: 'Fashion', marks: monthMarks('88 84 97 102 101 96 90 88 99 106 124 125') },
        { name: 'Electronics', marks: monthMarks('94 86 89 87 88 86 90 91 93 98 158 140') },
        { name: 'Food', marks: monthMarks('101 95 103 99 98 96 95 94 97 101 104 117') },
      ],
    },
  },
  {
    name: 'Two lines of ranges',
    message: 'France follows Germany one step behind',
    chart: {
      kind: 'series',
      tick: billions,
      lines: [
        {
          name: 'Germany',
          marks: yearMarks(2019, '50..100 50..100 100..200 100..200 100..200 100..200 100..200', inBillions),
        },
        {
          name: 'France',
          marks: yearMarks(2019, '20..50 50..100 50..100 - 50..100 50..100 100..200', inBillions),
        },
      ],
    },
  },
  {
    name: 'Small multiples, from the fourth line on',
    message: 'Five countries on one scale',
    chart: {
      kind: 'series',
      tick: percents,
      full: [0, 100],
      lines: ['Germany', 'France', 'Italy', 'Poland', 'Spain'].map((name, at) => ({
        name,
        marks: yearMarks(
          2021,
          ['5..10 5..10 10..15 10..15 15..20?', '- 0..5 5..10 5..10 5..10?'][at % 2]!,
          inPercent,
        ),
      })),
    },
  },
  { name: 'One year only', message: 'The first year that was measured', chart: sizes(2025, '100..200') },
  {
    name: 'Band with figures that others publish',
    message: 'Three publishers are inside our range',
    chart: {
      ...rates(2019, '5..10 10..15 10..15 10..15 10..15 10..15 15..20'),
      full: [0, 100],
      published: [
        { label: '2021', value: 14.7, text: '14.7%', name: 'Trade association' },
        { label: '2023', value: 13.4, text: '13.4%', name: 'Trade association' },
        { label: '2024', value: 13.2, text: '13.2%', name: 'Statistics office' },
      ],
    },
  },
  {
    name: 'Ladder, with the subject, a wide range and hidden figures',
    message: 'Germany stands third in Europe',
    chart: {
      kind: 'ladder',
      edges: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
      tick: billions,
      marks: [
        sampleMark('United Kingdom', '200..500', inBillions, { href: '#united-kingdom' }),
        sampleMark('France', '100..200', inBillions, { href: '#france' }),
        sampleMark('Germany', '100..200', inBillions, { href: '#germany', tone: 'accent' }),
        sampleMark('Italy', '50..100', inBillions, { href: '#italy' }),
        sampleMark('A country whose name is so long that no phone is wide enough', '20..50', inBillions),
        sampleMark('Belgium', '20..100', inBillions),
        sampleMark('Malta', '0..1', inBillions),
        sampleMark('Nowhere', '-', inBillions),
        sampleMark('Elsewhere', '-', inBillions),
      ],
    },
  },
  {
    name: 'Capsules above and below zero, exact and open, with a forecast',
    message: 'Groceries grow, electronics shrink',
    chart: {
      kind: 'capsules',
      tick: percents,
      marks: namedMarks(
        'Grocery, Care products, Fashion, Electronics, Furniture, Second hand',
        '12.4 5..10 -5..0 -8.1 ..-10 15..?',
        inPercent,
      ),
    },
  },
  {
    name: 'Capsules of shares',
    message: 'Two of three visits come from a phone',
    chart: {
      kind: 'capsules',
      tick: percents,
      full: [0, 100],
      marks: namedMarks('Phone, Desktop, Tablet', '60..65 30..35 0..5', inPercent),
    },
  },
  {
    name: 'Strip of countries side by side, with a missing cell',
    message: 'Cards lead in one country only',
    chart: {
      kind: 'strip',
      columns: ['Germany', 'United Kingdom', 'Poland'],
      rows: payments(
        ['Card', '10..15 50..55 15..20'],
        ['Wallet', '30..35 25..30 5..10'],
        ['Invoice', '25..30 - 5..20'],
      ),
      shades: 'all',
      separate: true,
    },
  },
  {
    name: 'Strip of many countries, with vertical names where it is narrow',
    message: 'Phones lead everywhere',
    chart: {
      kind: 'strip',
      columns: manyCountries.split(', '),
      rows: ['Phone', 'Desktop'].map((name, at) => ({
        name,
        edges: fives,
        marks: namedMarks(
          manyCountries,
          [
            '55..60 55..60 50..55 60..65 50..55 55..60 60..65 55..60',
            '35..40 - 40..45 30..35 45..50 35..40 30..35 -',
          ][at]!,
          inPercent,
        ),
      })),
      shades: 'all',
      separate: true,
    },
  },
  {
    name: 'Funnel',
    message: 'Of a hundred visits three end in an order',
    chart: {
      kind: 'funnel',
      tick: percents,
      steps: namedMarks(
        'Visits, Product seen, Put into the basket, Checkout begun, Ordered',
        '100 45..50 10..15 5..10 2.9',
        inPercent,
      ),
    },
  },
  {
    name: 'Movers',
    message: 'Anchor gained most, gale lost most',
    chart: {
      kind: 'capsules',
      tick: String,
      marks: [
        sampleMark('anchor.example', '5', () => '↑ 5', { href: '#anchor' }),
        sampleMark('berth.example', '1', () => '↑ 1'),
        sampleMark('gale.example', '-3', () => '↓ 3'),
        { label: 'dock.example', text: 'new', extent: null },
      ],
    },
  },
  {
    name: 'Ranks then and now',
    message: 'Berth climbs to second, gale falls to third',
    chart: {
      kind: 'slope',
      columns: ['2024', '2025'],
      marks: [
        { ...sampleMark('anchor.example', '0', () => '–', { href: '#anchor' }), before: 1, now: 1 },
        { ...sampleMark('berth.example', '3', () => '↑ 3'), before: 5, now: 2 },
        { ...sampleMark('gale.example', '-1', () => '↓ 1'), before: 2, now: 3 },
        { label: 'A shop with quite a long name', text: 'new', extent: null, before: null, now: 4 },
      ],
    },
  },
  {
    name: 'Strip of measures over time',
    message: 'Conversion and returns moved, abandonment did not',
    chart: {
      kind: 'strip',
      columns: '2018 2019 2020 2021 2022 2023 2024 2025'.split(' '),
      rows: measures([
        ['Conversion rate', '0..5 0..5 5..10 10..15 10..15 5..10 5..10 5..10'],
        ['Returns', '10..15 10..15 10..15 15..20 15..20 15..25 20..25 20..25?'],
        ['Cart abandonment', '70..75 70..75 70..75 70..75 70..75 70..75 70..75 70..75'],
        ['Discounts', '5..10 5..10 5..10 5..10 5..10 5..10 5..10 5..10'],
      ]),
      shades: 'row',
      constant: 'Same range throughout 2018–2025',
    },
  },
  {
    name: 'Map',
    message: 'Most is sold where most people live',
    chart: {
      kind: 'map',
      steps: ['< $1bn', '$1–10bn', '$10–50bn', '$50–200bn', '> $200bn'],
      edges: ['', '$1bn', '$10bn', '$50bn', '$200bn', ''],
      areas: ['ken lux mlt mus', 'arg zaf egy nga swe nor sgp hkg', 'bra aus mex idn ita esp pol tur sau nld']
        .concat(['jpn deu fra kor ind can', 'chn usa gbr'])
        .flatMap((codes, step) => codes.split(' ').map((code) => area(code, step))),
    },
  },
  {
    name: 'Product',
    message: 'Revenue is visits times conversion times order value',
    chart: {
      kind: 'product',
      result: sampleMark('Revenue', '1..2', inBillions),
      factors: [
        sampleMark('Visits', '500..1000', () => '500m–1bn'),
        sampleMark('Conversion rate', '2..3', inPercent),
        sampleMark('Average order value', '50..100', () => '$50–100'),
      ],
    },
  },
  {
    name: 'Matrix',
    message: 'Anchor meets Harbour most widely',
    chart: {
      kind: 'matrix',
      both: 'Both',
      only: 'Only Harbour',
      groups: [
        { title: 'Countries', columns: ['Germany', 'United Kingdom', 'France'] },
        { title: 'Categories', columns: ['Furniture & Homeware', 'Toys'] },
      ],
      rows: [
        { label: 'Anchor', href: '/playground', cells: [true, true, false, true, true] },
        { label: 'A shop with quite a long name', cells: [true, false, false, false, true] },
        { label: 'Buoy', cells: [false, false, false, false, false] },
      ],
    },
  },
  { name: 'Empty', message: 'No figures yet', chart: { kind: 'capsules', tick: billions, marks: [] } },
];

function sizes(first: number, numbers: string) {
  const marks = yearMarks(first, numbers, inBillions);
  return { kind: 'series' as const, tick: billions, lines: [{ name: 'Market size', marks }] };
}

function rates(first: number, numbers: string, baseline?: number) {
  const marks = yearMarks(first, numbers, inPercent);
  return { kind: 'series' as const, tick: percents, baseline, lines: [{ name: 'Rate', marks }] };
}

function payments(...rows: readonly (readonly [string, string])[]) {
  return rows.map(([name, numbers]) => ({
    name,
    edges: fives,
    marks: namedMarks('Germany, United Kingdom, Poland', numbers, inPercent),
  }));
}

function measures(rows: readonly (readonly [string, string])[]) {
  return rows.map(([name, numbers]) => ({ name, edges: fives, marks: yearMarks(2018, numbers, inPercent) }));
}

function area(code: string, step: number): MapChart['areas'][number] {
  const mark = sampleMark(code.toUpperCase(), `${10 ** step}..${10 ** (step + 1)}`, inBillions);
  return { ...mark, code, step, href: `#${code}` };
}
