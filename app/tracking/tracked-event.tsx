import type { SiteEvent } from './events.ts';

/** An event that the page brings along, such as a purchase. Sent once, if consent allows it. */
export function TrackedEvent({ event }: { event: SiteEvent }) {
  return <template data-event={JSON.stringify(event)} />;
}
