import { href } from 'react-router';
import { brand } from '../base/brand.ts';
import { servicesContext } from '../context.server.ts';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { fieldsOf } from '../forms/form-answer.tsx';
import { FormLayout } from '../forms/form-layout.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { organisation } from '../shell/organisation.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { Section } from '../shell/section.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { ShortOnPhones } from '../ui/fold.tsx';
import { Badge } from '../ui/badge.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { LinkedData } from '../ui/linked-data.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { textLink } from '../ui/text-link.ts';
import { FormFrame, PersonFields } from './lead-form-parts.tsx';
import { contactForm } from './lead-form-definitions.server.ts';
import { newToken, takeLead } from './lead-route.server.ts';
import type { Route } from './+types/contact-page.ts';

export const handle = visitorPage();

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).settings;
  return {
    token: newToken(context),
    ways: drawPart(context, <WaysToReach />),
    subjects: drawPart(context, <Subjects siteUrl={siteUrl} />),
  };
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, contactForm);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, ways, subjects } = loaderData;
  return (
    <>
      <PageHead title="Contact" description={description} />
      <FormLayout title="Get in touch" lead={lead} beside={ways}>
        <ContactForm token={token} answer={actionData} />
      </FormLayout>
      <StaticBody markup={subjects} />
    </>
  );
}

const lead = `Someone in our ${brand.company.city} office will reply, in most cases by the next working day.`;

const description = `Questions about a figure, a plan or an order, or a press enquiry? Email us or use the form: we answer most messages by the next working day.`;

type Props = { token: string; answer: Refusal | undefined };

function ContactForm({ token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="contact"
      token={token}
      answer={answer}
      button="Send message"
      purpose="We use your details to reply to you."
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
        <dt className="text-sm text-soft">Email</dt>
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
          Berlin time
        </dd>
      </div>
    </dl>
  );
}

function Subjects({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Section title="The quickest way to an answer">
        <SubjectList />
      </Section>
      <LinkedData data={[organisation(siteUrl)]} />
    </>
  );
}

function SubjectList() {
  return (
    <ShortOnPhones label={`Show all ${allSubjects.length} subjects`}>
      <ul className="mt-6 border-t border-ink">
        {allSubjects.map(({ title, text, answer, link }, at) => (
          <li
            key={title}
            className={`grid gap-x-10 gap-y-1.5 border-b border-line py-4 lg:grid-cols-[15rem_minmax(0,1fr)_15rem] ${at < firstOnPhones ? '' : 'more-on-phones'}`}
          >
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="max-w-prose text-[0.9375rem] leading-6 max-lg:order-last">
              {text}{' '}
              <AppLink to={link.to} className={`${textLink} whitespace-nowrap`}>
                {link.label}
              </AppLink>
            </p>
            <p className="lg:text-right">
              <Badge tone="sea">{answer}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </ShortOnPhones>
  );
}

const firstOnPhones = 4;

const mailAbout = (subject: string) => `mailto:${brand.company.email}?subject=${subject}`;

const allSubjects: readonly Subject[] = [
  {
    title: 'A figure looks wrong',
    text: 'Click the figure and choose “Report an error”: you get a ticket number straight away. Or email us with the page, the figure and, if you have one, a source.',
    answer: 'Reply within 5 working days',
    link: { label: 'Browse the data', to: href('/resources/sample-data') },
  },
  {
    title: 'Plans, prices and quotes',
    text: 'Tell us how many people will use the data, and what for. Teams of more than five, public bodies and anyone who needs a custom format get a written quote.',
    answer: 'Reply within 1 working day',
    link: { label: 'Request a quote', to: `${href('/request/offer')}/` },
  },
  {
    title: 'Help with an order or the tool',
    text: 'Please write from the address on your account and include the order number, if there is one.',
    answer: 'Reply within 1 working day',
    link: { label: 'Read the FAQ', to: href('/faq') },
  },
  {
    title: 'Press and research',
    text: 'You may cite any figure and embed any chart on this site with its source line; no need to ask. If you can’t find a figure, email us your question, with your deadline in the subject line.',
    answer: 'Same day if sent by 15:00',
    link: { label: 'Email the press desk', to: mailAbout('Press') },
  },
  {
    title: 'Partners and affiliates',
    text: 'Tell us which programme interests you, who you are and what you have in mind. Half a page is plenty.',
    answer: 'Reply within 5 working days',
    link: { label: 'See the programmes', to: href('/our-partners') },
  },
  {
    title: 'Data protection',
    text: 'To get a copy of your data, or to have it corrected or deleted, email us from the address it relates to, with “Data protection” as the subject. We remove entries in Leads & Contacts on request.',
    answer: 'Reply within a month',
    link: { label: 'Privacy policy', to: href('/legal/privacy-policy') },
  },
  {
    title: 'Accessibility',
    text: 'Tell us which page is causing trouble and what you use to read it. We’ll send the content in another format if you need it.',
    answer: 'Reply within 2 working days',
    link: { label: 'Accessibility', to: href('/accessibility') },
  },
  {
    title: 'Security',
    text: 'Found a vulnerability? Send us the steps to reproduce it, and give us time to fix it before you publish. We won’t take legal action against anyone who reports in good faith.',
    answer: 'Reply within 1 working day',
    link: { label: 'Report it by email', to: mailAbout('Security') },
  },
];

type Subject = {
  title: string;
  text: string;
  answer: string;
  link: { label: string; to: string };
};
