import { Braces, ChartColumn, Filter, ListOrdered, Store, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { uncapitalised } from '../../base/capitalised.ts';
import type { KeyFigureView } from '../../data-pages/page/sheet-view.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { Excerpt } from '../sections/live.server.tsx';
import type { LeadList } from './lead-list.server.ts';
import type { Leaderboard } from './showcase.server.ts';

export type GlanceProps = {
  profile: Pick<Excerpt, 'title' | 'keyFigures'> | null;
  kpis: Pick<Excerpt, 'keyFigures'> | null;
  market: (Pick<Excerpt, 'keyFigures'> & { place: string }) | null;
  leaders: Pick<Leaderboard, 'title' | 'places'> | null;
  leads: Pick<LeadList, 'total' | 'category' | 'country'> | null;
  tools: number;
};

/** A real answer of each feature, in its order on the page. */
export function Glance({ profile, kpis, market, leaders, leads, tools }: GlanceProps) {
  const [sales] = profile?.keyFigures ?? [];
  const conversion = kpis?.keyFigures.find(({ label }) => label === 'Conversion rate');
  const [size] = market?.keyFigures ?? [];
  const [leader] = leaders?.places ?? [];
  return (
    <ul className="grid grid-cols-2 gap-x-6 sm:gap-x-10">
      {profile && sales && (
        <Tile icon={Store} about={`${profile.title}, ${inText(sales)}`}>
          <PassportLink value={sales.value} />
        </Tile>
      )}
      {market && conversion && (
        <Tile icon={Filter} about={`${market.place}, ${inText(conversion)}`}>
          <PassportLink value={conversion.value} />
        </Tile>
      )}
      {market && size && (
        <Tile icon={ChartColumn} about={`${market.place}, ${inText(size)}`}>
          <PassportLink value={size.value} />
        </Tile>
      )}
      {leaders && leader && (
        <Tile icon={ListOrdered} about={`No. 1, ${leaders.title}`}>
          {leader.label}
        </Tile>
      )}
      {leads && (
        <Tile icon={Users} about={`${leads.category} shops to sell to in ${leads.country}`}>
          {leads.total}
        </Tile>
      )}
      <Tile icon={Braces} about={`and ${tools} tools for AI assistants`}>
        JSON, CSV
      </Tile>
    </ul>
  );
}

type TileProps = { icon: LucideIcon; about: string; children: ReactNode };

function Tile({ icon: Icon, about, children }: TileProps) {
  return (
    <li className="border-t border-line py-3 sm:py-5">
      <p className="flex items-center gap-2.5 text-[1.375rem] leading-tight font-[650] tracking-[-0.025em] tabular-nums sm:text-3xl">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-sea max-sm:hidden" />
        <span>{children}</span>
      </p>
      <p className="mt-1.5 text-sm leading-5 text-pretty text-soft">{about}</p>
    </li>
  );
}

const inText = ({ label, period }: KeyFigureView) => `${uncapitalised(label)}, ${period}`;
