import { toolLinkAt } from './carry-campaign.client.ts';
import type { SiteEvent } from './events.ts';

/** Tells of links and forms as they are used. */
export function watchPage(tell: (event: SiteEvent) => void) {
  const onClick = ({ target }: Event) => {
    const tool = toolLinkAt(target);
    if (tool) return tell({ event: 'tool_link', link_path: tool.pathname });
    const file = target instanceof Element ? target.closest<HTMLAnchorElement>(files) : null;
    if (file) tell({ event: 'file_download', file_path: file.pathname });
  };
  addEventListener('click', onClick, true);
  addEventListener('auxclick', (event) => event.button === middleButton && onClick(event), true);
  addEventListener('submit', ({ target }) => tellForm(target as HTMLFormElement, tell), true);
}

/** The events that the page brings along (`TrackedEvent`). `tell` says whether one went out; then it is not told again. */
export function tellPageEvents(tell: (event: SiteEvent) => boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('template[data-event]')) {
    if (told.has(element)) continue;
    if (tell(JSON.parse(element.dataset.event!) as SiteEvent)) told.add(element);
  }
}

const told = new WeakSet<Element>();
const files = 'a[download], a[href^="/download/"], a[href^="/files/"]';
const middleButton = 1;

/** A search is no form in this sense: it only leads to another page. */
function tellForm(form: HTMLFormElement, tell: (event: SiteEvent) => void) {
  if (form.method !== 'post') return;
  const type = form.querySelector<HTMLInputElement>('input[name="form_type"]')?.value;
  tell({ event: 'form_submit', form_type: type ?? new URL(form.action).pathname });
}
