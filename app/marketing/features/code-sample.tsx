import type { ReactNode } from 'react';
import { ShowAllOnPhones } from '../../ui/fold.tsx';

type Props = { command: string; output: string; note?: string };

export function CodeSample({ command, output, note }: Props) {
  const lines = output.split('\n');
  const isLong = lines.length > firstOnPhones + 5;
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-lg border border-line">
        <pre className={`${codeLook} border-b border-line bg-mist whitespace-pre-wrap wrap-anywhere`}>
          {command.split('\n').map((line) => (
            <CodeLine key={line} line={line} />
          ))}
        </pre>
        <pre className={`${codeLook} whitespace-pre-wrap wrap-anywhere`}>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line can occur twice
            <CodeLine key={at} line={line} isMore={isLong && at >= firstOnPhones} />
          ))}
        </pre>
      </div>
      {isLong && <ShowAllOnPhones label={`Show all ${lines.length} lines`} />}
      {note && <figcaption className="pt-2 text-[0.8125rem] leading-5 text-soft">{note}</figcaption>}
    </figure>
  );
}

const firstOnPhones = 15;

/** The rest of a line that does not fit is indented. */
function CodeLine({ line, isMore = false }: { line: string; isMore?: boolean }) {
  const [, spaces = '', code = ''] = /^( *)(.*)$/.exec(line)!;
  const indent = `${spaces.length + 2}ch`;
  return (
    <span
      style={{ paddingLeft: indent, textIndent: `-${indent}` }}
      className={`block ${isMore ? 'more-on-phones' : ''}`}
    >
      {spaces}
      {highlightNames(code)}
      {'\n'}
    </span>
  );
}

const codeLook = 'px-4 py-3 font-mono text-xs leading-5 sm:text-[0.8125rem]';

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
