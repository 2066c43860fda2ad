import type { ReactNode, SubmitEvent } from 'react';
import { useSubmit } from 'react-router';

/** Makes the search form of server-drawn markup navigate without a page load. */
export function DrawnSearch({ children }: { children: ReactNode }) {
  const submit = useSubmit();

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit(event.target);
  }

  return <div onSubmit={onSubmit}>{children}</div>;
}
