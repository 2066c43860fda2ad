import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../../context.server.ts';
import { content } from '../../editorial/content.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { passportCard } from '../../passport/passport.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { markupFor, type Markup } from '../../ui/markup.ts';
import { reactMarkup } from '../../ui/static-markup.server.tsx';
import { AboutBody } from './about-body.tsx';

export async function drawAbout(context: Readonly<RouterContextProvider>): Promise<Markup> {
  const data = dataContext(context);
  const worldMarket = await findFigure(data, `market/ww/all/market-size/${data.baseYear}`);
  const html = reactMarkup(
    <AboutBody
      team={content.authors
        .filter(({ id }) => id !== 'data-desk')
        .map(({ id, name, role }) => ({ id, name, role }))}
      isDemonstration={data.edition.demonstration}
      figure={worldMarket && passportCard(worldMarket)}
    />,
    'about',
  );
  return markupFor(context.get(requestContext))(html);
}
