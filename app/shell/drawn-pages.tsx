import type { Markup } from '../ui/drawn/markup.ts';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { PageHead, type HeadProps } from './page-head.tsx';

export type DrawnPageData = { head: HeadProps; body: Markup };

/** A page that never changes in the browser, which gets neither its components nor their data (docs/decisions/016). */
export function DrawnPage({ loaderData: { head, body } }: { loaderData: DrawnPageData }) {
  return (
    <>
      <PageHead {...head} />
      <StaticBody markup={body} />
    </>
  );
}
