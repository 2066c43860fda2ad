import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Fold, PhoneFold } from '../../ui/fold.tsx';
import { textLink } from '../../ui/text-link.ts';
import { withCode } from '../../ui/with-code.tsx';
import type { ReferenceEntry, ReferenceParameter } from '../api-reference.ts';
import { TryCall } from './try-call.tsx';

type Props = {
  entry: ReferenceEntry;
  answer: string | undefined;
  /** Its answer is shown on request. */
  isBrief: boolean;
  /** Shown above the parameters of the endpoint to start with. */
  start?: ReactNode;
};

/** What it is for and its parameters, beside a call and its answer. */
export function Endpoint({ entry, answer, isBrief, start }: Props) {
  const { id, path, summary, about, parameters, sharedParameters, example } = entry;
  const count = parameters.length + sharedParameters.length;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]"
    >
      <div className="min-w-0">
        <h3 id={id} className="scroll-mt-24 text-lg">
          {withCode(summary)}
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-mono text-[0.875rem] wrap-anywhere text-sea">GET {path}</code>
          {start && (
            <Badge tone="sea" dot>
              Start here
            </Badge>
          )}
        </p>
        {about && <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{withCode(about)}</p>}
        {start}
        {count > 0 && (
          <div className="mt-3">
            <PhoneFold label={count === 1 ? '1 parameter' : `${count} parameters`}>
              <Parameters parameters={parameters}>
                {sharedParameters.length > 0 && <SharedParameters names={sharedParameters} />}
              </Parameters>
            </PhoneFold>
          </div>
        )}
      </div>
      <TryCall
        id={`try-${id}`}
        example={example}
        answer={answer}
        shownLines={isBrief ? 0 : 14}
        isWhole={Boolean(start)}
      />
    </section>
  );
}

type ListProps = { parameters: readonly ReferenceParameter[]; children?: ReactNode };

export function Parameters({ parameters, children }: ListProps) {
  return (
    <dl className="text-sm leading-5">
      {parameters.map((parameter) => (
        <ParameterRow key={parameter.name} {...parameter} />
      ))}
      {children}
    </dl>
  );
}

function ParameterRow({ name, about, values }: ReferenceParameter) {
  return (
    <div className={row}>
      <dt>
        <code>{name}</code>
      </dt>
      <dd className="text-soft">
        {withCode(about)}
        {values.length > 0 && (
          <Fold title={`All ${values.length} values`}>
            <ul className="gap-x-6 sm:columns-2">
              {values.map((value) => (
                <li key={value} className="wrap-anywhere">
                  <code>{value}</code>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </dd>
    </div>
  );
}

function SharedParameters({ names }: { names: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
      {names.map((name) => (
        <dt key={name}>
          <code>{name}</code>
        </dt>
      ))}
      <dd className="text-soft">
        See{' '}
        <a href="#list-parameters" className={textLink}>
          paging and fields
        </a>
        .
      </dd>
    </div>
  );
}

const row = 'gap-x-4 border-t border-line py-1.5 sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)]';
