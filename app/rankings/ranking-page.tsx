import { href } from 'react-router';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetView } from '../data-pages/page/sheet-view.ts';
import { ProspectForm } from '../leads/forms/prospect-form.tsx';
import { rankingOffer } from '../leads/forms/prospect-words.ts';
import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { textLink } from '../ui/text-link.ts';
import { ProspectSlot } from './prospect-slot.tsx';
import { rankingKey } from '../subjects/ranking.ts';
import { findRankingSheet } from './ranking-sheets.server.ts';
import { RankingRules, rulesStop } from './ranking-rules.tsx';
import type { Route } from './+types/ranking-page.ts';

export const handle = publicPage();

export async function loader({ params: { slug, edition }, context }: Route.LoaderArgs) {
  return loadSheet(context, (data) => findRankingSheet(data, slug, edition));
}

export default function RankingPage({ loaderData: view, params: { slug } }: Route.ComponentProps) {
  const editions = view.parts.map(({ label }) => ({ label, to: sheetPath(rankingKey(slug, Number(label))) }));
  return (
    <SheetBody
      view={view}
      after={
        <>
          <ProspectSlot>
            <ProspectForm {...rankingOffer} action={href('/request/ranking/:slug', { slug })} />
          </ProspectSlot>
          <RankingRules editions={editions} nextUpdate={view.edition.nextUpdate} />
        </>
      }
    >
      <OnThisPage stops={[...view.stops, rulesStop]} />
    </SheetBody>
  );
}

/** The list is long: a way past it. */
function OnThisPage({ stops }: Pick<SheetView, 'stops'>) {
  return (
    <nav aria-label="On this page" className="mt-8 print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem]">
        {stops.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={textLink}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
