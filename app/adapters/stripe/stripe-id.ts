type Reference = string | { id: string };

/** Stripe refers to an object by its id, or puts the object itself in its place when asked to. */
export function idOf(reference: Reference): string;
export function idOf(reference: Reference | null | undefined): string | null;
export function idOf(reference: Reference | null | undefined) {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
