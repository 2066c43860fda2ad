/** Published parts of a region that do not overlap. Incomplete ones do not exceed it, complete ones add up to it. */
export type Family = { parts: readonly string[]; isComplete: boolean };

/** The largest published groups inside the region, then the published countries that none of them holds. */
export function familyOf(
  region: string,
  regions: readonly string[],
  membersOf: (region: string) => readonly string[],
): Family {
  const left = new Set(membersOf(region));
  const size = left.size;
  const parts: string[] = [];
  const groups = regions
    .filter((group) => membersOf(group).length > 0 && membersOf(group).length < size)
    .toSorted((one, other) => membersOf(other).length - membersOf(one).length || (one < other ? -1 : 1));
  for (const group of groups) {
    const members = membersOf(group);
    if (!members.every((member) => left.has(member))) continue;
    parts.push(group);
    for (const member of members) left.delete(member);
  }
  for (const country of regions) if (left.delete(country)) parts.push(country);
  return { parts, isComplete: size > 0 && left.size === 0 };
}
