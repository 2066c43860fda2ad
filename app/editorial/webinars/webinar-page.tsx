import { servicesContext, type Services } from '../../context.server.ts';
import { FormLayout } from '../../forms/form-layout.tsx';
import { sendForm } from '../../forms/send-form.client.ts';
import { nextWebinar } from '../../leads/lead.ts';
import { newToken, takeLead } from '../../leads/lead-route.server.ts';
import { subscribeTo } from '../../newsletter/subscriptions.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { content } from '../content.server.ts';
import { WebinarForm } from './webinar-form.tsx';
import { upcomingWebinars, webinarAlerts, webinarForm, type UpcomingWebinar } from './webinar.server.ts';
import type { Route } from './+types/webinar-page.ts';

export const handle = visitorPage();

export function loader({ context }: Route.LoaderArgs) {
  const webinars = upcoming(context.get(servicesContext));
  const choices = webinars.map(({ slug, title, when }) => ({ value: slug, label: title, hint: when }));
  return {
    token: newToken(context),
    // The link to join is for those who registered.
    webinars: webinars.map(({ join: _join, ...shown }) => shown),
    choices: [
      ...choices,
      {
        value: nextWebinar,
        label: 'None of these: tell me about the next one',
        hint: 'We’ll ask you to confirm your address by email.',
      },
    ],
  };
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
  const { webinars, ...form } = loaderData;
  return (
    <>
      <PageHead title="Webinars" description={description} />
      <FormLayout title="Webinars" lead={webinars.length > 0 ? description : nonePlanned}>
        {webinars.length > 0 && <WebinarList webinars={webinars} />}
        <WebinarForm {...form} answer={actionData} />
      </FormLayout>
    </>
  );
}

const description =
  'Ask our analysts live: free 45-minute webinars on reading market data, with half the time for your questions.';

const nonePlanned =
  'No webinars are scheduled right now. Leave your address and be the first to hear about the next one.';

function WebinarList({ webinars }: { webinars: readonly Omit<UpcomingWebinar, 'join'>[] }) {
  return (
    <ul className="grid content-start gap-8 lg:order-last">
      {webinars.map(({ slug, title, about, starts, when, speakers }) => (
        <li key={slug} className="max-w-prose border-t border-ink pt-4">
          <h2 className="text-xl text-pretty">{title}</h2>
          <p className="mt-2 text-[0.9375rem] font-medium tabular-nums">
            <time dateTime={starts}>{when}</time>
          </p>
          <p className="mt-2 text-[0.9375rem] leading-6">{about}</p>
          <ul className="mt-3 text-[0.9375rem] leading-6 text-soft">
            {speakers.map(({ name, role }) => (
              <li key={name}>
                {name}, {role.toLowerCase()}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
