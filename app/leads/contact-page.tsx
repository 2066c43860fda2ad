import { href } from 'react-router';
import { brand } from '../base/brand.ts';
import { servicesContext } from '../context.server.ts';
import { fieldsOf } from '../forms/form-answer.tsx';
import { FormLayout } from '../forms/form-layout.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { organisation } from '../shell/organisation.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { Section } from '../shell/section.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { LinkedData } from '../ui/linked-data.tsx';
import { textLink } from '../ui/text-link.ts';
import { FormFrame, PersonFields } from './lead-form-parts.tsx';
import { contactForm } from './lead-form-definitions.server.ts';
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

type Props = { token: string; answer: Refusal | undefined };

function ContactForm({ token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="contact"
      token={token}
      answer={answer}
      button="Send the message"
      purpose="We use what you enter to answer you."
    >
      <PersonFields field={field} company="optional" />
      <TextArea {...field('message')} label="Message" rows={6} />
    </FormFrame>
  );
}

function WaysToReach() {
  const { name, street, postalCode, city, country, email } = brand.company;
  return (
    <dl className="grid content-start gap-x-12 gap-y-6 border-t border-ink pt-6 sm:max-lg:grid-cols-3">
      <div>
        <dt className="text-sm text-soft">Mail</dt>
        <dd className="mt-1">
          <a href={`mailto:${email}`} className={`${textLink} wrap-anywhere`}>
            {email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Address</dt>
        <dd className="mt-1">
          <address className="not-italic">
            {name}
            <br />
            {street}
            <br />
            {postalCode} {city}, {country}
          </address>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Hours</dt>
        <dd className="mt-1">
          Monday to Friday, 9:00 to 17:00
          <br />
          {city} time
        </dd>
      </div>
    </dl>
  );
}

function SubjectList() {
  return (
    <ul className="mt-8 border-t border-ink">
      {subjects.map(({ title, text, answer, link }) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-2 border-b border-line py-6 lg:grid-cols-[16rem_1fr_14rem]"
        >
          <h3 className="text-lg">{title}</h3>
          <div>
            <p className="max-w-prose text-[0.9375rem] leading-6">{text}</p>
            {link && (
              <AppLink to={link.to} className={`${textLink} mt-1 inline-block py-1 text-[0.9375rem]`}>
                {link.label}
              </AppLink>
            )}
          </div>
          <p className="text-[0.9375rem] leading-6 text-soft">Answer {answer}</p>
        </li>
      ))}
    </ul>
  );
}

const subjects: readonly Subject[] = [
  {
    title: 'A figure looks wrong',
    text: 'Best from the page of the figure itself: open it and choose “Report an error in this figure”. You get a ticket number at once. Otherwise name the page, the figure and, if you have one, a source.',
    answer: 'within five working days',
    link: { label: 'Go to the data', to: href('/resources/sample-data') },
  },
  {
    title: 'Plans, prices and offers',
    text: 'Say how many people would use the data and for what. More than five users, special formats and public bodies are done by offer.',
    answer: 'within one working day',
    link: { label: 'Request an offer', to: `${href('/request/offer')}/` },
  },
  {
    title: 'Help with an order or the tool',
    text: 'Write from the address of your account, with the number of the order if it is about one.',
    answer: 'within one working day',
    link: { label: 'Questions and answers', to: href('/faq') },
  },
  {
    title: 'Press and research',
    text: 'You may use and cite everything on this site with its source line, without asking. For a number that is not here, write the question and your deadline into the subject.',
    answer: 'on the same working day, if it comes before 15:00',
    link: null,
  },
  {
    title: 'Partners and affiliates',
    text: 'Which programme it is about, who you are and what you have in mind. Half a page is enough.',
    answer: 'within five working days',
    link: { label: 'The programmes', to: href('/our-partners') },
  },
  {
    title: 'Data protection',
    text: 'For a copy, a correction or the deletion of your data, write from the address in question with the subject “Data protection”. An entry in Leads & Contacts is taken out on request.',
    answer: 'within one month, mostly sooner',
    link: { label: 'Privacy policy', to: href('/legal/privacy-policy') },
  },
  {
    title: 'Accessibility',
    text: 'Which page is in your way, and what you use to read it. We send texts in another form if you need them.',
    answer: 'within two working days',
    link: { label: 'Accessibility', to: href('/accessibility') },
  },
  {
    title: 'Security',
    text: 'A weakness in this site, with the steps to see it. Please give us time to mend it before you publish. We do not sue those who report in good faith.',
    answer: 'within one working day',
    link: null,
  },
];

type Subject = {
  title: string;
  text: string;
  answer: string;
  link: { label: string; to: string } | null;
};
