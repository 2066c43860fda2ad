import { CodeLines, FoldedCodeLines } from '../../ui/code-lines.tsx';

type Props = {
  command: string;
  output: string;
  note?: string;
  /** Shows the command alone at first. */
  folded?: boolean;
};

export function CodeSample({ command, output, note, folded = false }: Props) {
  const lines = output.split('\n');
  const first = folded ? 0 : lines.length > mostLines ? shownLines : lines.length;
  const [shown, rest] = [lines.slice(0, first), lines.slice(first)];
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-lg border border-line">
        <CodeLines lines={command.split('\n')} look="bg-mist" />
        {shown.length > 0 && <CodeLines lines={shown} look="border-t border-line" />}
        {rest.length > 0 && (
          <FoldedCodeLines label={`Show more of the response (${rest.length} lines)`} lines={rest} />
        )}
      </div>
      {note && <figcaption className="pt-2 text-[0.8125rem] leading-5 text-soft">{note}</figcaption>}
    </figure>
  );
}

const shownLines = 16;
const mostLines = 20;
