import { brand } from '../base/brand.ts';
import { servicesContext } from '../context.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { organisation } from '../shell/organisation.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { Section } from '../shell/section.tsx';
import { LinkedData } from '../ui/linked-data.tsx';
import { SubjectList } from './contact/subject-list.tsx';
import { WaysToReach } from './contact/ways-to-reach.tsx';
import { ContactForm } from './forms/contact-form.tsx';
import { contactForm } from './forms/contact.server.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import { newToken, takeLead } from './lead-route.server.ts';
import type { Route } from './+types/contact-page.ts';

export const handle = visitorPage();

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).settings;
  return { token: newToken(context), linkedData: [organisation(siteUrl)] };
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, contactForm);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, linkedData } = loaderData;
  return (
    <>
      <PageHead title="Contact" description={description} />
      <FormLayout title="Write to us" lead={lead} beside={<WaysToReach />}>
        <ContactForm token={token} answer={actionData} />
      </FormLayout>
      <Section tone="mist" title="What to write for what">
        <SubjectList />
      </Section>
      <LinkedData data={linkedData} />
    </>
  );
}

const lead = `A person in ${brand.company.city} reads it and answers, usually on the next working day.`;

const description = `How to reach ${brand.product}: form, mail and address, what to write about figures, plans, press, data protection and partners, and when we answer.`;
