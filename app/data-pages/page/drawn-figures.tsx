import { PassportArea } from '../../passport/passport-area.tsx';
import type { DrawnPageData } from '../../shell/drawn-pages.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { DrawnExhibits } from './drawn-exhibits.tsx';

/** A `DrawnPage` whose figures open their passports, whose charts can be read and whose code can be copied. */
export function DrawnFiguresPage({ loaderData: { head, body } }: { loaderData: DrawnPageData }) {
  return (
    <PassportArea className="">
      <PageHead {...head} />
      <DrawnExhibits markup={body} className="" />
    </PassportArea>
  );
}
