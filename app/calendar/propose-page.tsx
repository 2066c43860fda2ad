import { servicesContext, type Services } from '../context.server.ts';
import { fieldsOf } from '../forms/form-answer.tsx';
import { FormLayout } from '../forms/form-layout.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { FormFrame, PersonFields } from '../leads/lead-form-parts.tsx';
import { newToken, takeLead } from '../leads/lead-route.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { textLink } from '../ui/text-link.ts';
import { calendarPath } from './calendar-address.ts';
import { findContactByReference } from './contact.server.ts';
import { proposedNames, proposedTimesForm } from './proposed-times.server.ts';
import { zoneInWords, readZone } from './zones.ts';
import type { Route } from './+types/propose-page.ts';

export const handle = visitorPage({ query: ['lead', 'zone'], indexed: false });

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { zone, contact, lead } = await visitOf(services, url);
  return {
    token: newToken(context),
    zone: zoneInWords(zone, services.now()),
    email: contact?.email ?? null,
    back: calendarPath({ lead, zone }),
    names: proposedNames,
  };
}

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext);
  const { zone, contact } = await visitOf(services, args.url);
  const setting = { zone, contact, now: services.now(), rules: services.settings.booking };
  return takeLead(args, (sent) => proposedTimesForm(setting, sent));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

async function visitOf(services: Services, { searchParams }: URL) {
  const contact = await findContactByReference(services, searchParams.get('lead') ?? '');
  const lead = contact ? searchParams.get('lead')! : undefined;
  return { zone: readZone(searchParams.get('zone')), contact, lead };
}

export default function ProposePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <FormLayout
        title={title}
        lead={
          <>
            <p>{description}</p>
            <p className="mt-2 text-base">
              <AppLink to={loaderData.back} className={textLink}>
                Back to the calendar
              </AppLink>
            </p>
          </>
        }
      >
        <ProposeForm {...loaderData} answer={actionData} />
      </FormLayout>
    </>
  );
}

const title = 'Propose your own times';

const description =
  'Suggest up to three dates and times, in any week, or tell us what suits you. We reply within one working day.';

type Props = {
  token: string;
  zone: string;
  email: string | null;
  names: readonly string[];
  answer: Refusal | undefined;
};

function ProposeForm({ token, zone, email, names, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="demo-times"
      token={token}
      answer={answer}
      button="Send your times"
      purpose="We use your details to arrange the demo."
    >
      {names.map((name, at) => (
        <TextField
          key={name}
          {...field(name)}
          type="datetime-local"
          label={`Time ${at + 1}`}
          hint={zone}
          optional
        />
      ))}
      <TextArea
        {...field('note')}
        label="Or leave a note"
        hint="Days, hours or weeks that suit you."
        optional
      />
      {email ? (
        <p className="text-soft">We’ll reply to {email}.</p>
      ) : (
        <PersonFields field={field} company="needed" />
      )}
    </FormFrame>
  );
}
