import { href, type RouterContextProvider } from 'react-router';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { listRankings } from '../../subjects/ranking-queries.server.ts';
import { groupsWithLeaders } from '../hub/hub.server.ts';
import { RankingList } from '../hub/ranking-list.tsx';
import { dataContext } from '../../shell/data-context.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { ShortOnPhones } from '../../ui/fold.tsx';
import { LiveFrame } from '../sections/live-frame.tsx';
import { loadExcerpt } from '../sections/live.server.tsx';
import { Section } from '../../shell/section.tsx';
import { OpeningPicture } from '../sections/opening-picture.tsx';
import { FeatureFrame, headOf } from './feature-frame.tsx';
import { featureView } from './feature.server.ts';
import { LeaderList } from './leader-list.tsx';
import { loadLeaderboard, type Leaderboard } from './showcase.server.ts';
import type { Route } from './+types/rankings-feature-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadView(context);
  return drawPage(context, headOf(view.feature), <RankingsBody {...view} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const data = dataContext(context);
  const [leaders, all] = await Promise.all([loadLeaderboard(data, 2 * columnLength), listRankings(data)]);
  return {
    feature: featureView('rankings', data.siteUrl),
    leaders,
    ranking: leaders && (await loadExcerpt(context, leaders.key, ['moves'])),
    total: all.length,
    groups: await groupsWithLeaders(data, all),
  };
}

const columnLength = 10;

type View = Awaited<ReturnType<typeof loadView>>;

function RankingsBody({ feature, leaders, ranking, total, groups }: View) {
  return (
    <FeatureFrame
      feature={feature}
      full={{
        label: `Browse all ${total} rankings`,
        to: `${href('/resources/sample-data')}#rankings`,
      }}
      picture={leaders && ranking && <LeadersPicture leaders={leaders} edition={ranking.edition} />}
    >
      {leaders && ranking && (
        <LiveFrame
          title={leaders.title}
          source={{ label: 'See every rank', to: leaders.path }}
          edition={ranking.edition}
          rangesNote={ranking.rangesNote}
        >
          <section aria-labelledby="leaders">
            <h3 id="leaders" className="text-lg leading-snug">
              Top {leaders.places.length}
            </h3>
            <p className="mt-1 mb-4 text-sm text-soft">
              {leaders.measure}
              {leaders.before && `, and change in rank since ${leaders.before}`}
            </p>
            <LeaderColumns places={leaders.places} />
          </section>
          {ranking.drawn.moves && <div className="mt-10">{ranking.drawn.moves}</div>}
        </LiveFrame>
      )}
      <Section
        title={`${total} rankings`}
        lead="For the world, regions and individual countries, and by category for the largest markets."
      >
        <RankingList groups={groups} />
      </Section>
    </FeatureFrame>
  );
}

type PictureProps = { leaders: Leaderboard } & Pick<NonNullable<View['ranking']>, 'edition'>;

function LeadersPicture({ leaders, edition }: PictureProps) {
  const { title, measure, before, places, climbers, rangesNote } = leaders;
  return (
    <OpeningPicture title={title} about={measure} edition={edition} rangesNote={rangesNote}>
      <LeaderList places={places.slice(0, 3)} />
      {climbers.length > 0 && (
        <>
          <p className="mt-6 mb-3 font-semibold">Biggest climbers since {before}</p>
          <LeaderList places={climbers} />
        </>
      )}
    </OpeningPicture>
  );
}

function LeaderColumns({ places }: Pick<Leaderboard, 'places'>) {
  const rest = places.slice(columnLength);
  if (rest.length === 0) return <LeaderList places={places} />;
  return (
    <ShortOnPhones label={`Show all ${places.length} ranks`}>
      <div className="grid items-start gap-x-12 lg:grid-cols-2">
        <LeaderList places={places.slice(0, columnLength)} />
        <div className="more-on-phones max-lg:-mt-px">
          <LeaderList places={rest} />
        </div>
      </div>
    </ShortOnPhones>
  );
}
