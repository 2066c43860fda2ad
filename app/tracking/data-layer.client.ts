/** Whatever a tag does with it, the page goes on. */
export function push(entry: unknown) {
  try {
    (window.dataLayer ??= []).push(entry);
  } catch (error) {
    console.warn('A tag failed.', error);
  }
}

/** A command of consent mode. Tags know it from an event by its being an `arguments` object, not an array. */
export function tellConsent(_command: 'consent', _kind: 'default' | 'update', _values: object) {
  // oxlint-disable-next-line prefer-rest-params
  push(arguments);
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
