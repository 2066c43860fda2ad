/** As long as nobody has answered nothing optional happens, so there is no hurry; but a banner should not come late. */
const patienceMs = 2_500;

/** The continent of the visitor, or null. */
export async function askContinent(): Promise<string | null> {
  try {
    const response = await fetch('/api/settings', { signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? response.headers.get('x-ipcontinent') : null;
  } catch {
    return null;
  }
}
