import type { ReactNode } from 'react';
import { brand } from '../base/brand.ts';

type Props = { subject: string; siteUrl: string; unsubscribe?: string; children: ReactNode };

/** What all our mails have around them. Mail programs know styles only on the elements themselves. */
export function MailFrame({ subject, siteUrl, unsubscribe, children }: Props) {
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
                You get this because you subscribed to it. <a href={unsubscribe}>Unsubscribe</a>.
              </>
            )}
          </p>
        </div>
      </body>
    </html>
  );
}
