import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { href, useLocation } from 'react-router';
import type { ConsentBannerProps } from '../consent/consent-banner.tsx';
import type { ConsentDialogProps } from '../consent/consent-dialog.tsx';
import { enabledBy, type Decision } from '../consent/consent.ts';
import { openingEvent } from '../consent/cookie-settings.tsx';
import { isReadingPolicy } from '../consent/policy-link.tsx';
import { notify } from '../ui/feedback/notifications.tsx';
import { meetVisitor, type VisitorOptions } from './visitor.client.ts';

/** What the site knows and asks of its visitor. Fetched once the page is awake; the page never waits for it. */
export function VisitorCorner(options: VisitorOptions) {
  const [visitor] = useState(() => meetVisitor(options));
  const { consent, inEea } = useSyncExternalStore(visitor.subscribe, visitor.read);
  const location = useLocation();
  useEffect(() => visitor.pageShown(location.pathname), [visitor, location]);

  const isAsked = inEea === true && consent.state === 'undecided';
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps> | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const banner = import('../consent/consent-banner.tsx');
    // Without a banner there is no consent, and nothing that needs it.
    banner.then(({ ConsentBanner }) => setBanner(() => ConsentBanner), ignore);
  }, [isAsked]);

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
    document.addEventListener(openingEvent, open);
    return () => document.removeEventListener(openingEvent, open);
  }, []);

  const decide = (decision: Decision) => {
    leaveBanner();
    notify({ message: savedMessage, severity: 'success', duration: 5_000 });
    visitor.decide(decision);
  };
  return (
    <>
      {Banner && isAsked && !isReadingPolicy(location) && <Banner onDecide={decide} onChoose={openDialog} />}
      {Dialog && inEea !== null && (
        <Dialog
          enabled={isAsked ? null : enabledBy(consent, inEea)}
          tagManager={options.tagManager}
          onDecide={decide}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

const savedMessage = 'Saved. You can change it at the foot of every page.';

const ignore = () => {};
const showPolicy = () => location.assign(href('/legal/privacy-policy'));

/** It goes when the choice is made, and the focus in it would be lost. */
function leaveBanner() {
  if (!document.activeElement?.closest('[data-consent-banner]')) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
