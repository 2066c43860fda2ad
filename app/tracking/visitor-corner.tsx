import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { href, useLocation } from 'react-router';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import type { ConsentDialogProps } from '../consent/consent-dialog.tsx';
import { enabledBy, type Decision } from '../consent/consent.ts';
import { openSettingsEvent, isReadingPolicy } from '../consent/cookie-settings.tsx';
import { notify } from '../ui/feedback/notifications.tsx';
import { getVisitor, type VisitorOptions } from './visitor.client.ts';

/** Loaded after hydration; the page never waits for it. */
export function VisitorCorner(options: VisitorOptions) {
  const [visitor] = useState(() => getVisitor(options));
  const { consent, inEea } = useSyncExternalStore(visitor.subscribe, visitor.read);
  const location = useLocation();
  useEffect(() => visitor.pageShown(location.pathname), [visitor, location]);

  const isAsked = inEea === true && consent.state === 'undecided';
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps> | null>(null);
  const openDialog = () => {
    const dialog = import('../consent/consent-dialog.tsx');
    dialog.then(({ ConsentDialog }) => setDialog(() => ConsentDialog), showPolicy);
  };
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      openDialog();
    };
    document.addEventListener(openSettingsEvent, open);
    return () => document.removeEventListener(openSettingsEvent, open);
  }, []);

  const decide = (decision: Decision) => {
    leaveBanner();
    notify({ message: savedMessage, severity: 'success', duration: 5_000 });
    visitor.decide(decision);
  };
  return (
    <>
      {isAsked && !isReadingPolicy(location) && <ConsentBanner onDecide={decide} onChoose={openDialog} />}
      {Dialog && inEea !== null && (
        <Dialog
          enabled={isAsked ? null : enabledBy(consent, inEea)}
          scripts={options.scripts}
          onDecide={decide}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

const savedMessage = 'Saved. Change it any time via “Cookie settings” in the footer.';

const showPolicy = () => location.assign(href('/legal/privacy-policy'));

/** The banner disappears with the focus inside it. */
function leaveBanner() {
  if (!document.activeElement?.closest('[data-consent-banner]')) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
