import { Checkbox } from '../ui/form/checkbox.tsx';
import { textLink } from '../ui/text-link.ts';
import type { Switch } from './consent.ts';
import { isSwitchable, type ConsentEntry } from './consent-entries.ts';
import { storageList } from './storage-list.ts';

type Props = {
  entry: ConsentEntry;
  enabled: readonly Switch[];
  tagManager: string | null;
  onChange: (one: Switch, on: boolean) => void;
};

/** An entry with its switch, and behind a fold what it keeps, loads and is described by. */
export function ConsentEntryField({ entry, enabled, tagManager, onChange }: Props) {
  const { id, name, description } = entry;
  const control = isSwitchable(entry)
    ? {
        checked: enabled.includes(entry.id),
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(entry.id, target.checked),
      }
    : { checked: true, disabled: true };
  return (
    <div className="py-2">
      <Checkbox id={`consent-${id}`} label={name} hint={description} {...control} />
      <details className="pb-2 pl-8 text-sm">
        <summary className="w-fit rounded-xs py-1 text-soft hover:text-ink">
          What is kept<span className="sr-only">: {name}</span>
        </summary>
        <EntryDetails entry={entry} tagManager={tagManager} />
      </details>
    </div>
  );
}

function EntryDetails({ entry, tagManager }: Pick<Props, 'entry' | 'tagManager'>) {
  const { targets, links = [], usesTags } = entry;
  return (
    <div className="mt-2 grid gap-2">
      <ul className="grid gap-1">
        {storageList
          .filter(({ name }) => targets.includes(name))
          .map(({ name, place, lifetime, purpose }) => (
            <li key={name} className="wrap-anywhere">
              <code>{name}</code>: {purpose} ({place}, {lifetime})
            </li>
          ))}
      </ul>
      {usesTags && (
        <p>{tagManager ? `Script from ${new URL(tagManager).host}` : 'No script: this site has no tags.'}</p>
      )}
      {links.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" className={`${textLink} w-fit`}>
          {label} (opens in a new tab)
        </a>
      ))}
    </div>
  );
}
