import { brand } from '../../base/brand.ts';
import { content } from '../../editorial/content.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { passportCard } from '../../passport/passport.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { DrawnPage } from '../../shell/drawn-pages.tsx';
import { organisation } from '../../shell/organisation.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { AboutBody } from './about-body.tsx';
import type { Route } from './+types/about-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const data = dataContext(context);
  const worldMarket = await findFigure(data, `market/ww/all/market-size/${data.baseYear}`);
  return drawPage(
    context,
    { title: 'About us', description },
    <AboutBody
      team={content.authors.map(({ id, name, role }) => ({ id, name, role }))}
      isDemonstration={data.edition.demonstration}
      figure={worldMarket && passportCard(worldMarket)}
      linkedData={[organisation(data.siteUrl)]}
    />,
  );
}

export default DrawnPage;

const description = `About ${brand.product}: our principles, the people behind the figures, how we make money, and how we correct errors.`;
