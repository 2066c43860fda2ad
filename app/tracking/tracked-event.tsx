import type { SiteEvent } from './events.ts';

/** Says with the page that something happened, such as a purchase. The browser tells it once, if consent allows it. */
export function TrackedEvent({ event }: { event: SiteEvent }) {
  return <template data-event={JSON.stringify(event)} />;
}
