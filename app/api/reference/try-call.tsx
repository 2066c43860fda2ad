import { buttonLook } from '../../ui/button.tsx';
import { CodeLines, FoldedCodeLines } from '../../ui/code-lines.tsx';
import { Spinner } from '../../ui/feedback/loading.tsx';
import { PhoneFold } from '../../ui/fold.tsx';
import { controlLook } from '../../ui/form/control.ts';
import { textLink } from '../../ui/text-link.ts';

type Props = {
  id: string;
  example: string;
  /** What the API answers to the example, shortened. */
  answer: string | undefined;
  /** How many of its lines are shown before the rest is asked for. */
  shownLines: number;
  /** Only a phone asks for the rest. */
  isWhole?: boolean;
};

/** A call and its answer. With scripts the call can be edited and sent (`try-call.client.ts`), without it is a link. */
export function TryCall({ id, example, answer, shownLines, isWhole = false }: Props) {
  return (
    <figure className="min-w-0 self-start overflow-hidden rounded-lg border border-line">
      <p className="bg-mist px-4 py-2 font-mono text-[0.8125rem] leading-5 not-noscript:hidden">
        <a className={`${textLink} wrap-anywhere`} href={example}>
          Try {example}
        </a>
      </p>
      <form className="flex items-center gap-2 bg-mist p-2 pl-4 noscript:hidden print:hidden">
        <label htmlFor={id} className="font-mono text-[0.8125rem] text-soft">
          GET<span className="sr-only"> Edit and send</span>
        </label>
        <input
          id={id}
          defaultValue={example}
          spellCheck={false}
          className={`${controlLook} min-h-9 grow px-2.5 py-1 font-mono text-[0.8125rem]`}
        />
        <button type="submit" className={`${buttonLook({ size: 'small' })} group min-h-9`}>
          <Spinner className="absolute inset-0 m-auto hidden size-5 group-aria-busy:block" />
          <span className="group-aria-busy:opacity-0">Send</span>
        </button>
      </form>
      {answer && <Sample lines={answer.split('\n')} shownLines={shownLines} isWhole={isWhole} />}
      <output className="block text-[0.8125rem] leading-5 text-soft not-empty:border-t not-empty:border-line not-empty:px-4 not-empty:py-1.5" />
      <pre
        hidden
        aria-label="Response"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take focus
        tabIndex={0}
        className="max-h-96 overflow-auto border-t border-line px-4 py-3 font-mono text-xs leading-[1.125rem] whitespace-pre-wrap wrap-anywhere"
      />
    </figure>
  );
}

type SampleProps = { lines: readonly string[] } & Pick<Props, 'shownLines' | 'isWhole'>;

function Sample({ lines, shownLines, isWhole }: SampleProps) {
  // A fold of a few lines is no shorter than they are.
  const count = lines.length > shownLines + 3 ? shownLines : lines.length;
  const label = `${count > 0 ? 'Show the full response' : 'Show the response'} (${lines.length} lines)`;
  const rest = lines.slice(count);
  return (
    <div data-sample="" className="[&_pre]:text-xs [&_pre]:leading-[1.125rem]">
      {count > 0 && <CodeLines lines={lines.slice(0, count)} look="border-t border-line" />}
      {rest.length > 0 && isWhole && (
        <div className="max-sm:border-t max-sm:border-line sm:-mt-6 sm:*:*:border-t-0 [&_summary]:px-4">
          <PhoneFold label={label}>
            <CodeLines lines={rest} look="border-t border-line" />
          </PhoneFold>
        </div>
      )}
      {rest.length > 0 && !isWhole && <FoldedCodeLines label={label} lines={rest} />}
    </div>
  );
}
