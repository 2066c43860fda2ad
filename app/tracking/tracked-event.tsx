import type { SiteEvent } from './events.ts';

/** Sent once, if consent allows it. */
export function TrackedEvent({ event }: { event: SiteEvent }) {
  return <template data-event={JSON.stringify(event)} />;
}
