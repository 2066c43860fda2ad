import { useId, type ReactNode } from 'react';

type Props = { command: string; output: string; note?: string };

export function CodeSample({ command, output, note }: Props) {
  const id = useId();
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-lg border border-line">
        <p id={id} className={`${codeLook} border-b border-line bg-mist wrap-anywhere`}>
          {command}
        </p>
        {/* Keyboard users can only scroll a box that takes focus. */}
        <section
          aria-labelledby={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="overflow-x-auto -outline-offset-2"
        >
          <pre className={`${codeLook} w-max`}>{highlightNames(output)}</pre>
        </section>
      </div>
      {note && <figcaption className="pt-2 text-[0.8125rem] leading-5 text-soft">{note}</figcaption>}
    </figure>
  );
}

const codeLook = 'px-4 py-3 font-mono text-[0.8125rem] leading-5';

function highlightNames(json: string): ReactNode {
  return json.split(/("[\w-]+"(?=:))/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a name can occur twice
      <span key={at} className="text-sea">
        {part}
      </span>
    ),
  );
}
