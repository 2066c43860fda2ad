import { push } from './data-layer.client.ts';

/** The one way by which a script of somebody else gets into the page: the tag manager is there or it is not. */
export function setTagManager(source: string | null) {
  const present = document.querySelector<HTMLScriptElement>('script[data-tag-manager]');
  if (present?.src === source) return;
  present?.remove();
  if (source === null) return;
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  Object.assign(script, { src: source, async: true });
  script.dataset.tagManager = '';
  document.head.append(script);
}
