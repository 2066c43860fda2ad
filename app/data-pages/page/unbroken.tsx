import type { ReactNode } from 'react';

/** Prevents line breaks within a range such as '$50–100bn'. */
export function unbroken(text: string): ReactNode {
  return text.split(/(\S*\d\S*–\S*\d\S*)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a number can stand in a sentence twice
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
