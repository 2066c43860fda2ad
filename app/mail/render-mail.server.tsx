import { convert } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { brand } from '../base/brand.ts';
import type { MailTemplate, Enclosure, OutgoingMail } from './mail.ts';
import { templates, type TemplateName } from './templates/templates.server.tsx';

type StoredMail = { id: number; key: string; template: string; recipient: string; payload: unknown };

type RenderedMail = OutgoingMail & { enclosures: readonly Enclosure[] };

/** As HTML, and the same words as plain text. Enclosures are still to be made. */
export function renderMail(
  { key, template, recipient, payload: stored }: StoredMail,
  siteUrl: string,
): RenderedMail {
  const made = templates[template as TemplateName] as MailTemplate<unknown> | undefined;
  if (!made) throw new Error(`There is no mail template "${template}".`);
  const payload = made.parse(stored);
  const subject = oneLine(made.subject(payload));
  const unsubscribe = made.unsubscribe?.(payload);
  const page = (
    <MailFrame subject={subject} siteUrl={siteUrl} unsubscribe={unsubscribe}>
      {made.body(payload, siteUrl)}
    </MailFrame>
  );
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return {
    messageId: `<${key.replaceAll('/', '.')}@${new URL(siteUrl).hostname}>`,
    to: recipient,
    subject,
    html,
    text: convert(html, asText),
    replyTo: made.replyTo?.(payload),
    headers: unsubscribe ? listHeaders(unsubscribe) : undefined,
    attachments: made.attachments?.(payload),
    enclosures: made.enclosures?.(payload) ?? [],
  };
}

const asText = {
  wordwrap: 76,
  selectors: [
    {
      selector: 'a',
      options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] as [string, string] },
    },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'title', format: 'skip' },
    { selector: 'dt', format: 'inline' },
    { selector: 'dd', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** One-click unsubscribe, RFC 8058. */
const listHeaders = (unsubscribe: string) => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function oneLine(subject: string) {
  return subject.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

type FrameProps = { subject: string; siteUrl: string; unsubscribe?: string; children: ReactNode };

/** Mail programs support inline styles only. */
function MailFrame({ subject, siteUrl, unsubscribe, children }: FrameProps) {
  const { name, street, postalCode, city, country, email } = brand.company;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: '24px 16px', fontFamily: 'Inter, Helvetica, Arial, sans-serif' }}>
        <div style={{ maxWidth: 560, margin: '0 auto', fontSize: 16, lineHeight: 1.55 }}>
          <p style={{ margin: '0 0 24px', fontWeight: 700 }}>{brand.product}</p>
          {children}
          <hr style={{ margin: '32px 0 16px', border: 0, borderTop: '1px solid #d8dfe2' }} />
          <p style={{ margin: 0, fontSize: 13, lineHeight: 1.5 }}>
            {name}, {street}, {postalCode} {city}, {country}. <a href={`mailto:${email}`}>{email}</a>,{' '}
            <a href={siteUrl}>{new URL(siteUrl).host}</a>.
            {unsubscribe && (
              <>
                {' '}
                You’re receiving this because you subscribed. <a href={unsubscribe}>Unsubscribe</a>.
              </>
            )}
          </p>
        </div>
      </body>
    </html>
  );
}
