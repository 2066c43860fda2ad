import { Fragment, type ReactNode } from 'react';

export function CodeLines({ lines, look = '' }: { lines: readonly string[]; look?: string }) {
  return (
    <pre
      className={`px-4 py-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere sm:text-[0.8125rem] ${look}`}
    >
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line can occur twice
        <CodeLine key={at} line={line} />
      ))}
    </pre>
  );
}

export function FoldedCodeLines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <details>
      <summary className="border-t border-line px-4 py-2 text-sm text-sea marker:text-edge hover:bg-mist">
        {label}
      </summary>
      <CodeLines lines={lines} look="border-t border-line" />
    </details>
  );
}

/** The rest of a line that does not fit is indented. */
function CodeLine({ line }: { line: string }) {
  const [, spaces = '', code = ''] = /^( *)(.*)$/.exec(line)!;
  const indent = `${spaces.length + 2}ch`;
  return (
    <span style={{ paddingLeft: indent, textIndent: `-${indent}` }} className="block">
      {spaces}
      {highlightNames(code)}
      {'\n'}
    </span>
  );
}

function highlightNames(json: string): ReactNode {
  return json.split(/("[\w-]+"(?=:))/).map((part, at) =>
    at % 2 === 0 ? (
      breakable(part)
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a name can occur twice
      <span key={at} className="text-sea">
        {part}
      </span>
    ),
  );
}

/** On a phone an address breaks after a slash rather than in the middle of a word. */
function breakable(code: string): ReactNode {
  if (!longWord.test(code)) return code;
  return code.split(/(?<=[/?&=,+_-])/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part can occur twice
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const longWord = /[^\s"]{24,}/;
