import { buttonLook } from '../../ui/button.tsx';
import { Spinner } from '../../ui/feedback/loading.tsx';
import { controlLook, singleLine } from '../../ui/form/control.ts';
import { textLink } from '../../ui/text-link.ts';

type Props = { id: string; example: string };

/** Without scripts a link to the example; with them the call can be edited and sent (`try-call.client.ts`). */
export function TryCall({ id, example }: Props) {
  return (
    <div className="mt-3 sm:mt-4">
      <a className={`${textLink} wrap-anywhere not-noscript:hidden`} href={example}>
        Try {example}
      </a>
      <form className="flex items-end gap-2 noscript:hidden sm:gap-3 print:hidden">
        <div className="min-w-0 grow">
          <label htmlFor={id} className="mb-1 block text-sm text-soft max-sm:sr-only">
            Edit and send
          </label>
          <input
            id={id}
            defaultValue={example}
            spellCheck={false}
            className={`${controlLook} ${singleLine} font-mono text-[0.875rem]`}
          />
        </div>
        <button type="submit" className={`${buttonLook()} group`}>
          <Spinner className="absolute inset-0 m-auto hidden size-5 group-aria-busy:block" />
          <span className="group-aria-busy:opacity-0">Send</span>
        </button>
      </form>
      <output className="block">
        <figure hidden className="mt-3 min-w-0">
          <figcaption className="text-sm text-soft" />
          <pre
            aria-label="Response"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take focus
            tabIndex={0}
            className="mt-1 max-h-96 overflow-auto rounded-md border border-line bg-mist px-3 py-2 font-mono text-[0.8125rem] leading-5"
          />
        </figure>
      </output>
    </div>
  );
}
