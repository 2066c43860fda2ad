import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { acceptAll, decline, save, type Decision, type Switch } from './consent.ts';
import { necessary, optional, preselected } from './consent-entries.ts';
import { ConsentEntryField } from './consent-entry-field.tsx';
import { PolicyLink } from './policy-link.tsx';

export type ConsentDialogProps = {
  /** What is on now; null when nobody has chosen. */
  enabled: readonly Switch[] | null;
  /** Where tags come from; null when the site has none. */
  tagManager: string | null;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
};

/** All that may be kept or loaded, with a switch for whatever can be switched. Loaded when it is first wanted. */
export function ConsentDialog({ enabled, tagManager, onDecide, onClose }: ConsentDialogProps) {
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
      // A press beside it would throw away what was chosen.
      closedby="closerequest"
      onClick={({ target }) => (target as Element).closest('a:not([target])') && dialog.current?.close()}
      onClose={onClose}
      footer={
        <>
          <output className="basis-full text-sm text-soft empty:-mb-3">
            {isChanged && 'Your changes are not saved yet.'}
          </output>
          <div className="grid basis-full grid-cols-2 gap-3 sm:grid-cols-3">
            <Button onClick={() => decide(decline())}>Reject all</Button>
            <Button onClick={() => decide(acceptAll())}>Accept all</Button>
            <Button onClick={() => decide(chosen)} className="max-sm:col-span-2">
              Save choice
            </Button>
          </div>
        </>
      }
    >
      <p className="text-soft">
        You can change this at any time at the foot of every page. <PolicyLink />
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
                tagManager={tagManager}
                onChange={change}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  );
}
