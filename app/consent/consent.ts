/** What a visitor can switch: the optional categories, and the one entry of the necessary ones that they can do without. */
export const switches = ['functional', 'statistics', 'marketing'] as const;

export type Switch = (typeof switches)[number];

export type Decision = Readonly<{ state: 'given' | 'declined'; enabled: readonly Switch[] }>;

export type Consent = Readonly<{ state: 'undecided' }> | Decision;

export const undecided: Consent = { state: 'undecided' };

/** A choice without any optional category is a refusal, however it was made. */
export function save(chosen: Iterable<Switch>): Decision {
  const wanted = new Set(chosen);
  const enabled = switches.filter((one) => wanted.has(one));
  return { state: enabled.some((one) => one !== 'functional') ? 'given' : 'declined', enabled };
}

export const acceptAll = () => save(switches);

/** Leaves what is necessary. */
export const decline = () => save(['functional']);

/** What may be kept and loaded. Without a decision: in the EEA only what is necessary, elsewhere everything. */
export function enabledBy(consent: Consent, inEea: boolean): readonly Switch[] {
  if (consent.state !== 'undecided') return consent.enabled;
  return (inEea ? decline() : acceptAll()).enabled;
}

/** A first decision takes effect as it is made. A later one that changes anything needs the page loaded anew. */
export function needsReload(before: Consent, after: Decision): boolean {
  return before.state !== 'undecided' && before.enabled.join() !== after.enabled.join();
}
