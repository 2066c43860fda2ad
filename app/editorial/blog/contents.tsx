import { quietLink } from '../../ui/text-link.ts';
import type { Part } from '../prose/prose.ts';

/** The parts of a long text: before it on phones, beside it on wide screens. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  return (
    <nav aria-label="Contents" className="mb-8 lg:col-start-2 print:hidden">
      <div className="border-l-2 border-line pl-4 lg:sticky lg:top-24">
        <p className="text-sm font-medium text-soft">Contents</p>
        <ol className="mt-1">
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`${quietLink} inline-flex min-h-8 items-center text-[0.9375rem] leading-snug`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
