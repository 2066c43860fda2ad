type Hints = {
  /** From `/api/settings`; null if unknown or not answered in time. */
  continent: string | null;
  /** The query parameter `eea`, where the installation allows it. */
  claim: string | null;
};

/** A visitor whose location is unknown is treated as being in the European Economic Area. */
export function isInEea({ continent, claim }: Hints): boolean {
  if (claim === 'true' || claim === 'false') return claim === 'true';
  return continent === null || continent === 'EU';
}

export async function askContinent(): Promise<string | null> {
  try {
    const response = await fetch('/api/settings', { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? response.headers.get('x-ipcontinent') : null;
  } catch {
    return null;
  }
}

/** Nothing optional runs before the answer, but the banner should not appear late. */
const timeoutMs = 2_500;
