import { CopyButton } from '../ui/copy-button.tsx';
import type { Citation } from './citation.ts';

type Props = { citation: Citation; styles?: readonly CitationStyle[] };

export function Citations({ citation, styles = allStyles }: Props) {
  return (
    <dl className="grid gap-4">
      {styles.map((name) => (
        <div key={name}>
          <dt className="flex items-center justify-between gap-4 text-sm text-soft">
            {labels[name]}
            <CopyButton text={citation[name]} label="Copy" />
          </dt>
          <dd
            className={`mt-1 rounded-md bg-mist p-3 text-[0.8125rem] leading-5 whitespace-pre-wrap select-all wrap-anywhere ${name === 'bibtex' ? 'font-mono' : ''}`}
          >
            {citation[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const labels = { plain: 'Plain', apa: 'APA', bibtex: 'BibTeX' } as const;

type CitationStyle = keyof typeof labels;

const allStyles: readonly CitationStyle[] = ['plain', 'apa', 'bibtex'];
