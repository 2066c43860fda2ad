import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { PassportArea } from '../../passport/passport-area.tsx';
import { ToolLink } from '../../tracking/tool-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { LiveFrame } from '../sections/live-frame.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { Section } from '../../shell/section.tsx';
import { loadAnalytics } from './analytics/analytics.server.ts';
import { HereAndThere } from './analytics/here-and-there.tsx';
import { PlanLines } from './analytics/plan-lines.tsx';
import { SiteAndTool } from './analytics/site-and-tool.tsx';
import { WaysIn } from './analytics/ways-in.tsx';
import { PlanTable } from './frame/plan-table.tsx';
import type { Route } from './+types/analytics-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  return loadAnalytics(context);
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { counts, examples, edition, rangesNote, opens, plans, linkedData } = loaderData;
  return (
    <PassportArea className="">
      <PageHead title={name} description={description} />
      <Opening title={`${name}: the exact figures behind this site`} lead={lead}>
        <AppLink to={href('/book-a-demo')} className={buttonLook({ variant: 'primary' })}>
          Book a demo
        </AppLink>
        <ToolLink to="register" className={buttonLook()}>
          Register for the tool
        </ToolLink>
      </Opening>
      <LiveFrame title="The same figures, here and there" edition={edition} rangesNote={rangesNote}>
        <HereAndThere examples={examples} />
      </LiveFrame>
      <Section title="One data set, two doors">
        <SiteAndTool counts={counts} />
      </Section>
      <Section tone="mist" title="What the tool opens">
        <PlanTable rows={opens} />
      </Section>
      <Section title="Who it is for, and what it costs">
        <PlanLines plans={plans} />
      </Section>
      <Section tone="mist" title="How you get in">
        <WaysIn />
      </Section>
      <div className="pt-16 sm:pt-24">
        <NextStep
          title="Look before you buy"
          text="One of us shows you the tool on the markets and shops that you name. Afterwards you know which plan you need, or that you need none."
        />
      </div>
      <LinkedData data={linkedData} />
    </PassportArea>
  );
}

const name = `${brand.product} Analytics`;

const lead =
  'A tool for people who work with these figures every week. It has what a public site cannot show: exact values, every shop, months, contacts, and lists to take into your own files.';

const description =
  'The tool behind this site: exact values, every retailer profile, markets, KPIs, rankings and contacts. What it opens, for whom, at what price.';
