/** Stands in the consent cookie when the functional entry is switched off. */
export const withoutFunctional = 'no-functional';

/** Asked before a habit of the visitor is remembered. Apart from the rest, since every page brings it along. */
export function allowsFunctional(cookies: string): boolean {
  return !cookies.includes(withoutFunctional);
}
