/** What chance begins with: SEED repeats a run, otherwise it is drawn; either way it is printed. */
export function chooseSeed(): number {
  const given = process.env.SEED;
  const seed = given ? Number(given) : Math.trunc(Math.random() * 1_000_000);
  if (!Number.isSafeInteger(seed)) throw new Error(`Invalid SEED "${given}": expected a whole number.`);
  console.log(`SEED=${seed}`);
  return seed;
}
