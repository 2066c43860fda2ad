/* oxlint-disable react/no-array-index-key -- the parts of a formula have no names, and never change their order */
import type { ReactNode } from 'react';
import { PassportLink } from '../../passport/passport-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import { parseFormula, type Formula } from './formula.ts';
import type { LiveFormula } from './live-formula.server.ts';

type Props = { title: string; text: string | null; live: LiveFormula | null };

/** The formula of a term as fractions and powers, and the same with published values. */
export function FormulaFigure({ title, text, live }: Props) {
  if (!text && !live) return null;
  return (
    <figure className="mt-6 max-w-prose rounded-md bg-mist px-5 py-4">
      {text && (
        <>
          <figcaption className="text-sm text-soft">Formula</figcaption>
          {parseFormula(text).map((formula, at) => (
            <p key={at} className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
              {at > 0 && <span className="text-soft">or</span>}
              {!hasRelation(formula) && (
                <>
                  <span className="font-medium">{title}</span>
                  <span>=</span>
                </>
              )}
              <Typeset formula={formula} values={null} />
            </p>
          ))}
        </>
      )}
      {live && <LiveRow text={text} live={live} isSecond={text !== null} />}
    </figure>
  );
}

type LiveProps = { text: string | null; live: LiveFormula; isSecond: boolean };

function LiveRow({ text, live, isSecond }: LiveProps) {
  const { subject, period, to, label, result, values } = live;
  const [formula] = text && values ? parseFormula(text) : [];
  return (
    <div className={isSecond ? 'mt-4 border-t border-line pt-3' : ''}>
      <p className="text-sm text-soft">
        {label},{' '}
        <AppLink to={to} className={`${quietLink} underline`}>
          {subject}
        </AppLink>
        , {period}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-lg tabular-nums">
        <span className="text-2xl font-bold tracking-[-0.02em]">
          <PassportLink value={result} />
        </span>
        {formula && values && (
          <>
            <span>=</span>
            <Typeset formula={formula} values={values} />
          </>
        )}
      </p>
      {formula && (
        <p className="mt-2 text-sm text-soft">The equation holds for the exact values behind the ranges.</p>
      )}
    </div>
  );
}

const hasRelation = (formula: Formula) =>
  formula.kind === 'row' && formula.parts.some((part) => part.kind === 'sign' && /[=≥]/.test(part.sign));

type TypesetProps = { formula: Formula; values: LiveFormula['values'] };

/** With published values in place of the operands, if there are any. Read aloud, a fraction says "divided by". */
function Typeset({ formula, values }: TypesetProps): ReactNode {
  switch (formula.kind) {
    case 'text':
      return (
        <span>{values?.[formula.text] ? <PassportLink value={values[formula.text]!} /> : formula.text}</span>
      );
    case 'fraction':
      return (
        <span className="inline-grid text-center leading-snug">
          <span className="border-b border-ink px-1.5 pb-0.5">
            <Typeset formula={formula.over} values={values} />
          </span>
          <span className="sr-only"> divided by </span>
          <span className="px-1.5 pt-0.5">
            <Typeset formula={formula.under} values={values} />
          </span>
        </span>
      );
    case 'power':
      return (
        <span className="inline-flex items-start">
          <Typeset formula={formula.base} values={values} />
          <sup className="text-[0.7em]">
            <Typeset formula={formula.exponent} values={values} />
          </sup>
        </span>
      );
    case 'group':
      return (
        <span className="inline-flex items-center gap-x-1">
          (<Typeset formula={formula.inner} values={values} />)
        </span>
      );
    case 'row':
      return (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          {formula.parts.map((part, at) =>
            part.kind === 'sign' ? (
              <span key={at}>{part.sign}</span>
            ) : (
              <Typeset key={at} formula={part} values={values} />
            ),
          )}
        </span>
      );
  }
}
