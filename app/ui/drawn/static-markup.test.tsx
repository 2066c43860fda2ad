import * as fc from 'fast-check';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppLink } from '../app-link.tsx';
import { staticMarkup } from './static-markup.server.tsx';

/** React Router marks links for route discovery, which the site does not use. */
const byReact = (node: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/">{node}</StaticRouter>).replaceAll(
    / data-discover="true"/g,
    '',
  );

const Repeat = ({ times, children }: { times: number; children: ReactNode }) =>
  Array.from({ length: times }, (_, at) => <li key={at}>{children}</li>);

describe('writes the same as React', () => {
  const samples: Record<string, ReactNode> = {
    text: ['a < b & "c"', ' ', 0, null, undefined, false, true, 12.5],
    nested: (
      <ul>
        <Repeat times={3}>
          <>
            one <b>two</b>
          </>
        </Repeat>
      </ul>
    ),
    attributes: (
      <section id="x" className="a 'b'" data-open={false} data-shut aria-label={undefined}>
        <span aria-hidden>x</span>
        <time dateTime="2026-11">now</time>
        <details open>
          <summary hidden={false}>s</summary>
        </details>
        <button type="button" tabIndex={-1} disabled onClick={() => {}} popoverTarget="p">
          press
        </button>
        <label htmlFor="i">
          named
          <input id="i" readOnly required maxLength={3} autoComplete="off" inputMode="numeric" />
        </label>
        <a href="/x" download>
          file
        </a>
        <img
          src="/i.png"
          srcSet="/i2.png 2x"
          alt=""
          loading="lazy"
          fetchPriority="low"
          referrerPolicy="no-referrer"
        />
        <br />
      </section>
    ),
    styles: (
      <p
        style={
          { width: 5, opacity: 0.5, margin: 0, '--share': 2, background: 'var(--x)', color: '' } as object
        }
      >
        styled <span style={{}}>not</span>
      </p>
    ),
    svg: (
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        <defs>
          <pattern id="h" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" />
          <clipPath id="c" clipPathUnits="userSpaceOnUse" />
        </defs>
        <rect x="1%" strokeWidth={2} fillOpacity={0.2} shapeRendering="crispEdges" clipPath="url(#c)" />
        <text textAnchor="end" dominantBaseline="middle" fontSize={12} paintOrder="stroke">
          5–10&nbsp;%
        </text>
        <line x1="0" strokeDasharray="1 2" vectorEffect="non-scaling-stroke" strokeLinecap="round" />
      </svg>
    ),
    table: (
      <table>
        <tbody>
          <tr>
            <td colSpan={2} rowSpan={3}>
              cell
            </td>
          </tr>
        </tbody>
      </table>
    ),
    choice: (
      <select name="s" defaultValue="b&c" required>
        <option value="a">A</option>
        <option value="b&c">B</option>
      </select>
    ),
    raw: <div dangerouslySetInnerHTML={{ __html: '<i>raw</i>' }} />,
    icon: [
      <Download key="1" aria-hidden="true" className="x" />,
      <Download key="2" aria-hidden="true" size={9} />,
    ],
    links: [
      <Link key="1" to="/a?b=1&c=2#d" className="l" data-passport>
        one
      </Link>,
      <AppLink key="2" to="/e">
        two
      </AppLink>,
    ],
  };

  test.each(Object.entries(samples))('for %s', (_, sample) => {
    expect(staticMarkup(sample)).toBe(byReact(sample));
  });

  test('for any text, in content and attributes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sample = (
          <p title={text} data-x={text}>
            {text}
          </p>
        );
        expect(staticMarkup(sample)).toBe(byReact(sample));
      }),
    );
  });
});

test('an attribute is written the same whether its value is new, known, or one of too many to remember', () => {
  const of = (value: string | number) => <p className="a&b" title={`<${value}>`} data-n={7} data-x={value} />;
  const sample = Array.from({ length: 1_200 }, (_, at) => [of(at % 600), of(String(at % 600))]);
  expect(staticMarkup(sample)).toBe(sample.flat().map(byReact).join(''));
});

test('a link that keeps the scroll position says so', () => {
  expect(
    staticMarkup(
      <AppLink to="/e" preventScrollReset>
        e
      </AppLink>,
    ),
  ).toBe('<a href="/e" data-keep-scroll="">e</a>');
});
