import { servicesContext, type Services } from '../../context.server.ts';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { sheetContext } from '../../figures/sheet-context.server.ts';
import { FormLayout } from '../../forms/form-layout.tsx';
import { sendForm } from '../../forms/send-form.client.ts';
import { WhatHappensNext } from '../../leads/lead-form-parts.tsx';
import { newToken, takeLead } from '../../leads/lead-route.server.ts';
import { subscribeTo } from '../../newsletter/subscriptions.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { content } from '../content.server.ts';
import { chartBlock } from '../prose/prose.ts';
import { ProseView } from '../prose/prose-view.tsx';
import type { ShownProse } from '../prose/shown-prose.ts';
import { presentProse } from '../references/present-prose.server.ts';
import { WebinarForm } from './webinar-form.tsx';
import { upcomingWebinars, webinarAlerts, webinarForm, type UpcomingWebinar } from './webinar.server.ts';
import type { Route } from './+types/webinar-page.ts';

export const handle = visitorPage();

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const webinars = upcoming(services);
  return {
    token: newToken(context),
    // The link to join is for those who registered.
    webinars: webinars.map(({ join: _join, preview: _preview, ...webinar }) => webinar),
    beside: drawPart(context, <Beside preview={await loadPreview(services, webinars)} />),
  };
}

type Preview = { day: string; prose: ShownProse };

/** The chart of the soonest webinar that has one. The form does without, while no data set is loaded. */
async function loadPreview(
  services: Services,
  webinars: readonly UpcomingWebinar[],
): Promise<Preview | undefined> {
  const data = sheetContext(services);
  const found = webinars.find(({ preview }) => preview);
  if (!data || !found?.preview) return undefined;
  const prose = await presentProse(data, [chartBlock(found.preview)]);
  return prose.blocks.length > 0 ? { day: found.day, prose } : undefined;
}

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext);
  const webinars = upcoming(services);
  const form = webinarForm(webinars, services.settings, (tx, email) =>
    subscribeTo(tx, services, email, webinarAlerts(webinars)),
  );
  return takeLead(args, form);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

const upcoming = ({ now }: Services) => upcomingWebinars(content, now());

export default function WebinarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { beside, ...form } = loaderData;
  const isPlanned = form.webinars.length > 0;
  return (
    <>
      <PageHead title="Webinars" description={description} />
      <FormLayout
        title="Webinars"
        lead={isPlanned ? description : nonePlanned}
        beside={isPlanned ? beside : undefined}
      >
        <WebinarForm {...form} answer={actionData} />
      </FormLayout>
    </>
  );
}

function Beside({ preview }: { preview: Preview | undefined }) {
  return (
    <div className="grid min-w-0 content-start gap-12">
      <WhatHappensNext steps={steps} />
      {preview && (
        <section aria-labelledby="preview">
          <h2 id="preview" className="border-t border-ink pt-4 text-xl">
            A chart we’ll discuss on {preview.day}
          </h2>
          <ProseView prose={preview.prose} isWide />
        </section>
      )}
    </div>
  );
}

const description =
  'Ask our analysts live: free 45-minute webinars on reading market data, with half the time for your questions.';

const nonePlanned =
  'No webinars are scheduled right now. Leave your address and be the first to hear about the next one.';

const steps = [
  {
    title: 'You get the link straight away',
    text: 'By email, with a file that puts the date in your calendar.',
  },
  {
    title: 'If there’s more than a day to go, we’ll remind you',
    text: 'One short email the day before, with the same link.',
  },
  {
    title: 'You ask, we show you',
    text: 'Send your question with the form or ask it live. We look up the figures while you watch.',
  },
];
