import { convert } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailFrame } from './mail-frame.tsx';
import type { MailTemplate } from './mail-template.ts';
import type { Enclosure, OutgoingMail } from './mail.ts';
import { templates, type TemplateName } from './templates/templates.server.tsx';

type StoredMail = { id: number; key: string; template: string; recipient: string; payload: unknown };

/** All but the files that have to be made for it. */
type RenderedMail = OutgoingMail & { enclosures: readonly Enclosure[] };

/** HTML for those who like it, and the same words as plain text. */
export function renderMail(
  { key, template, recipient, payload: stored }: StoredMail,
  siteUrl: string,
): RenderedMail {
  // What was stored under a name is what the template of that name takes.
  const made = templates[template as TemplateName] as MailTemplate<unknown> | undefined;
  if (!made) throw new Error(`There is no mail template "${template}".`);
  const payload = made.parse(stored);
  const subject = oneLine(made.subject(payload));
  const unsubscribe = made.unsubscribe?.(payload);
  const page = (
    <MailFrame subject={subject} siteUrl={siteUrl} unsubscribe={unsubscribe}>
      {made.body(payload)}
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

/** RFC 8058: mail programs end a subscription by one click, without opening a page. */
const listHeaders = (unsubscribe: string) => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function oneLine(subject: string) {
  return subject.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
