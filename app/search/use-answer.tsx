import { useEffect, useState } from 'react';
import type { SearchAnswer } from './search-entry.ts';

type State = { answer: SearchAnswer | null; hasFailed: boolean };

/** What the server finds for a query. Until it has answered, the answer before stays. */
export function useAnswer(query: string): State {
  const [state, setState] = useState<State>(nothing);
  useEffect(() => {
    if (!query) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(query, stop.signal).then(
        (answer) => setState({ answer, hasFailed: false }),
        () => {
          if (!stop.signal.aborted) setState({ answer: null, hasFailed: true });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return query ? state : nothing;
}

const nothing: State = { answer: null, hasFailed: false };
const pauseMs = 120;
const limit = 9;

// Not by the shared client, whose failures end in the error screen: the page behind is fine.
async function ask(query: string, signal: AbortSignal) {
  const headers = { Accept: 'application/json' };
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query, limit: String(limit) })}`, {
    signal,
    headers,
  });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return (await response.json()) as SearchAnswer;
}
