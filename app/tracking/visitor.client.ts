import { askContinent } from '../consent/ask-continent.client.ts';
import { consentCookie, readConsent } from '../consent/consent-cookie.ts';
import { enabledBy, needsReload, type Consent, type Decision } from '../consent/consent.ts';
import { forgetStorage } from '../consent/forget-storage.client.ts';
import { isInEea } from '../consent/region.ts';
import { rememberCampaign } from './campaign-memory.client.ts';
import { carryCampaign } from './carry-campaign.client.ts';
import { consentDefaults, consentUpdate } from './consent-mode.ts';
import { setTagManager } from './consented-scripts.client.ts';
import { push, tellConsent } from './data-layer.client.ts';
import { permitted, type SiteEvent } from './events.ts';
import { tellPageEvents, watchPage } from './watch-page.client.ts';

export type VisitorOptions = {
  /** Null: the site has no tags. */
  tagManager: string | null;
  /** Whether the query `eea` may say where the visitor is. */
  regionByQuery: boolean;
  reload: () => void;
};

/** `inEea` is null until it is known: so long nothing optional is done, and nothing is asked. */
export type VisitorState = Readonly<{ consent: Consent; inEea: boolean | null }>;

export type Visitor = ReturnType<typeof createVisitor>;

/** One document has one visitor, however often the page is drawn anew. */
export const meetVisitor = (options: VisitorOptions): Visitor => (visitor ??= createVisitor(options));

let visitor: Visitor | undefined;

function createVisitor({ tagManager, regionByQuery, reload }: VisitorOptions) {
  const campaign = rememberCampaign();
  const listeners = new Set<() => void>();
  let state: VisitorState = { consent: readConsent(document.cookie), inEea: null };
  let shownPath: string | null = null;

  const set = (next: VisitorState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enabled = () => (state.inEea === null ? [] : enabledBy(state.consent, state.inEea));

  const tell = (event: SiteEvent) => {
    const entry = permitted(event, enabled());
    if (!entry) return false;
    // Else the tag manager would mix what is bought with what was bought before.
    if ('ecommerce' in entry) push({ ecommerce: null });
    push(entry);
    return true;
  };

  /** Brings the page in line with what is enabled. */
  const obey = () => {
    const isOptionalEnabled = enabled().some((one) => one !== 'functional');
    setTagManager(isOptionalEnabled ? tagManager : null);
    campaign.allowStorage(enabled().includes('marketing'));
    forgetStorage(enabled());
    tellPageEvents(tell);
  };

  const meet = async () => {
    const claim = regionByQuery ? new URLSearchParams(location.search).get('eea') : null;
    const inEea = isInEea({ claim, continent: await askContinent() });
    tellConsent('consent', 'default', consentDefaults(inEea));
    if (state.consent.state !== 'undecided')
      tellConsent('consent', 'update', consentUpdate(state.consent.enabled));
    set({ ...state, inEea });
    obey();
  };

  carryCampaign(campaign.read);
  watchPage(tell);
  void meet();

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    decide(decision: Decision) {
      const before = state.consent;
      document.cookie = consentCookie(decision, { secure: location.protocol === 'https:' });
      set({ ...state, consent: decision });
      tellConsent('consent', 'update', consentUpdate(decision.enabled));
      if (before.state === 'undecided') push({ event: 'consent_given' });
      if (!needsReload(before, decision)) return obey();
      forgetStorage(decision.enabled);
      reload();
    },
    /** Call it whenever a page has been drawn. */
    pageShown(path: string) {
      const isFirst = shownPath === null;
      if (path !== shownPath && !isFirst)
        tell({ event: 'page_view', page_path: path, page_title: document.title });
      shownPath = path;
      tellPageEvents(tell);
    },
  };
}
