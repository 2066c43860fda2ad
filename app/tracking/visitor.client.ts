import type { ConsentScripts } from '../base/installation.tsx';
import {
  consentCookies,
  readConsent,
  enabledBy,
  needsReload,
  scriptsOf,
  type Consent,
  type Decision,
} from '../consent/consent.ts';
import { forgetStorage } from '../consent/forget-storage.client.ts';
import { askContinent, isInEea } from '../consent/region.client.ts';
import { rememberCampaign, carryCampaign, toolLinkAt } from './campaign.client.ts';
import { permittedEvent, type SiteEvent } from './events.ts';
import { consentDefaults, consentUpdate, setScripts, push, pushConsent } from './tag-manager.client.ts';

export type VisitorOptions = {
  scripts: ConsentScripts;
  regionByQuery: boolean;
  reload: () => void;
};

/** While `inEea` is null (unknown), nothing optional runs and no banner shows. */
export type VisitorState = Readonly<{ consent: Consent; inEea: boolean | null }>;

export type Visitor = ReturnType<typeof createVisitor>;

/** One visitor per document, however often React mounts. */
export const getVisitor = (options: VisitorOptions): Visitor => (visitor ??= createVisitor(options));

let visitor: Visitor | undefined;

function createVisitor({ scripts, regionByQuery, reload }: VisitorOptions) {
  const campaign = rememberCampaign();
  const listeners = new Set<() => void>();
  let state: VisitorState = { consent: readConsent(document.cookie), inEea: null };
  let shownPath: string | null = null;

  const set = (next: VisitorState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const enabled = () => (state.inEea === null ? [] : enabledBy(state.consent, state.inEea));

  const send = (event: SiteEvent) => {
    const entry = permittedEvent(event, enabled());
    if (!entry) return false;
    // Google's way to clear the previous eCommerce data.
    if ('ecommerce' in entry) push({ ecommerce: null });
    push(entry);
    return true;
  };

  const applyConsent = () => {
    setScripts(scriptsOf(enabled(), scripts));
    campaign.allowStorage(enabled().includes('marketing'));
    forgetStorage(enabled());
    sendPageEvents(send);
  };

  const meet = async () => {
    const claim = regionByQuery ? new URLSearchParams(location.search).get('eea') : null;
    const inEea = isInEea({ claim, continent: await askContinent() });
    pushConsent('consent', 'default', consentDefaults(inEea));
    if (state.consent.state !== 'undecided')
      pushConsent('consent', 'update', consentUpdate(state.consent.enabled));
    set({ ...state, inEea });
    applyConsent();
  };

  carryCampaign(campaign.read);
  watchPage(send);
  void meet();

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    decide(decision: Decision) {
      const before = state.consent;
      for (const cookie of consentCookies(decision, { secure: location.protocol === 'https:' }))
        document.cookie = cookie;
      set({ ...state, consent: decision });
      pushConsent('consent', 'update', consentUpdate(decision.enabled));
      if (before.state === 'undecided') push({ event: 'consent_given' });
      if (!needsReload(before, decision)) return applyConsent();
      forgetStorage(decision.enabled);
      reload();
    },
    pageShown(path: string) {
      const isFirst = shownPath === null;
      if (path !== shownPath && !isFirst)
        send({ event: 'page_view', page_path: path, page_title: document.title });
      shownPath = path;
      sendPageEvents(send);
    },
  };
}

function watchPage(send: (event: SiteEvent) => void) {
  const onClick = ({ target }: Event) => {
    const tool = toolLinkAt(target);
    if (tool) return send({ event: 'tool_link', link_path: tool.pathname });
    const file = target instanceof Element ? target.closest<HTMLAnchorElement>(files) : null;
    if (file) send({ event: 'file_download', file_path: file.pathname });
  };
  addEventListener('click', onClick, true);
  addEventListener('auxclick', (event) => event.button === middleButton && onClick(event), true);
  addEventListener('submit', ({ target }) => sendFormSubmit(target as HTMLFormElement, send), true);
}

function sendPageEvents(send: (event: SiteEvent) => boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('template[data-event]')) {
    if (sent.has(element)) continue;
    if (send(JSON.parse(element.dataset.event!) as SiteEvent)) sent.add(element);
  }
}

const sent = new WeakSet<Element>();
const files = 'a[download], a[href^="/download/"], a[href^="/files/"]';
const middleButton = 1;

/** Searches use GET and do not count. */
function sendFormSubmit(form: HTMLFormElement, send: (event: SiteEvent) => void) {
  if (form.method !== 'post') return;
  const type = form.querySelector<HTMLInputElement>('input[name="form_type"]')?.value;
  send({ event: 'form_submit', form_type: type ?? new URL(form.action).pathname });
}
