/**
 * A number from −1 to 1 that depends on the key alone: the same in every run and machine,
 * and untouched by rows that are added elsewhere. It stands where reality differs and no input says how.
 */
export function spread(...key: readonly (string | number)[]): number {
  return 2 * chance(...key) - 1;
}

/** The same from 0 up to, not including, 1. */
export function chance(...key: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const character of key.join('|')) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  // FNV alone leaves keys that differ in their last letter close together.
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
