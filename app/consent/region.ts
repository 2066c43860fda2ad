/** What is known of where a visitor is. */
type Hints = {
  /** Two letters, as `/api/settings` gives them; null when it does not know, or did not answer in time. */
  continent: string | null;
  /** The query `eea`, where the installation allows one to claim a region. */
  claim: string | null;
};

/** Who may be in the European Economic Area is taken to be. */
export function isInEea({ continent, claim }: Hints): boolean {
  if (claim === 'true' || claim === 'false') return claim === 'true';
  return continent === null || continent === 'EU';
}
