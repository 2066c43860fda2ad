/** '2026-11-15 12:00:03', in UTC. */
export function momentOf(time: Date | string): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
