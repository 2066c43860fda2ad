import { CopyButton } from '../ui/copy-button.tsx';
import type { Citation } from './citation.ts';

export function Citations({ citation }: { citation: Citation }) {
  return (
    <dl className="grid gap-4">
      {styles.map(({ name, label }) => (
        <div key={name}>
          <dt className="flex items-center justify-between gap-4 text-sm text-soft">
            {label}
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

const styles = [
  { name: 'plain', label: 'Plain' },
  { name: 'apa', label: 'APA' },
  { name: 'bibtex', label: 'BibTeX' },
] as const;
