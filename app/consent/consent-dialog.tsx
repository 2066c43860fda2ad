import { useLayoutEffect, useRef, useState } from 'react';
import type { ConsentScripts } from '../base/installation.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { textLink } from '../ui/text-link.ts';
import { necessary, optional, preselected, isSwitchable, type ConsentEntry } from './consent-entries.ts';
import { acceptAll, decline, save, type Decision, type Switch } from './consent.ts';
import { PolicyLink } from './cookie-settings.tsx';
import { storageList } from './storage-list.ts';

export type ConsentDialogProps = {
  enabled: readonly Switch[] | null;
  scripts: ConsentScripts;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
};

export function ConsentDialog({ enabled, scripts, onDecide, onClose }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = save(enabled ?? preselected);
  const [chosen, setChosen] = useState(before);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const change = (one: Switch, on: boolean) =>
    setChosen(({ enabled: rest }) => save(on ? [...rest, one] : rest.filter((other) => other !== one)));
  const decide = (decision: Decision) => {
    dialog.current?.close();
    onDecide(decision);
  };
  const isChanged = chosen.enabled.join() !== before.enabled.join();

  return (
    <Dialog
      ref={dialog}
      id="cookie-settings"
      title="Cookie settings"
      // A click on the backdrop would discard unsaved changes.
      closedby="closerequest"
      onClick={({ target }) => (target as Element).closest('a:not([target])') && dialog.current?.close()}
      onClose={onClose}
      footer={
        <>
          <output className="basis-full text-sm text-soft empty:-mb-3">
            {isChanged && 'You have unsaved changes.'}
          </output>
          <div className="grid basis-full grid-cols-2 gap-3 sm:grid-cols-3">
            <Button onClick={() => decide(decline())}>Reject all</Button>
            <Button onClick={() => decide(acceptAll())}>Accept all</Button>
            <Button onClick={() => decide(chosen)} className="max-sm:col-span-2">
              Save choices
            </Button>
          </div>
        </>
      }
    >
      <p className="text-soft">
        Change this any time via “Cookie settings” in the footer. <PolicyLink />
      </p>
      {[optional, necessary].map(({ name, description, entries }) => (
        <fieldset key={name} className="mt-6">
          <legend className="text-lg font-semibold">{name}</legend>
          <p className="mt-1 text-[0.9375rem] text-soft">{description}</p>
          <div className="mt-3 divide-y divide-line border-y border-line">
            {entries.map((entry) => (
              <ConsentEntryField
                key={entry.id}
                entry={entry}
                enabled={chosen.enabled}
                scripts={scripts}
                onChange={change}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  );
}

type EntryProps = {
  entry: ConsentEntry;
  enabled: readonly Switch[];
  scripts: ConsentScripts;
  onChange: (one: Switch, on: boolean) => void;
};

function ConsentEntryField({ entry, enabled, scripts, onChange }: EntryProps) {
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
          What we store<span className="sr-only">: {name}</span>
        </summary>
        <EntryDetails entry={entry} scripts={scripts} />
      </details>
    </div>
  );
}

function EntryDetails({ entry, scripts }: Pick<EntryProps, 'entry' | 'scripts'>) {
  const { targets, links = [], scripted } = entry;
  const source = scripted && scripts[scripted];
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
      {scripted && (
        <p>{source ? `Script from ${new URL(source).host}` : 'No script is set up on this site.'}</p>
      )}
      {links.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" className={`${textLink} w-fit`}>
          {label} (opens in a new tab)
        </a>
      ))}
    </div>
  );
}
