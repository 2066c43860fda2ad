import type { SVGProps } from 'react';

/** Draws a sign as Lucide does, whose own components bring code for every option to pages that need one sign. */
export function Mark({ path, ...rest }: { path: string } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}

/** The signs of forms. */
export const signs = {
  tick: 'M20 6 9 17l-5-5',
  down: 'm6 9 6 6 6-6',
  problem: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 8v4M12 16h.01',
};
