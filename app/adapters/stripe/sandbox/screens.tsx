import type { ReactNode } from 'react';
import { formatEur } from '../../../base/money.ts';
import type { Session } from './documents.ts';
import type { Values } from './read-payment.ts';

export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | Payment sandbox`}</title>
        <link rel="stylesheet" href="/sandbox-payments/styles" />
      </head>
      <body>
        <header>
          <strong>Payment sandbox.</strong> It replaces the payment provider on this site. No money moves.
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}

type Props = { title: string; children: ReactNode; link?: { href: string; text: string } };

export function MessageScreen({ title, children, link }: Props) {
  return (
    <ScreenFrame title={title}>
      <div className="message">
        <h1>{title}</h1>
        <p>{children}</p>
        {link && (
          <p>
            <a href={link.href}>{link.text}</a>
          </p>
        )}
      </div>
    </ScreenFrame>
  );
}

export function ConfirmationScreen({ session, values }: { session: Session; values: Values }) {
  return (
    <ScreenFrame title="Confirm the payment">
      <form method="post" action={`/sandbox-payments/pay/${session.id}`} className="message">
        <h1>Your bank is asking you to confirm</h1>
        <p>
          Confirm that you are paying <strong>{formatEur(session.amount_total)}</strong>.
        </p>
        <input type="hidden" name="method" value="card" />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="actions">
          <button type="submit" name="confirmation" value="given">
            Confirm payment
          </button>
          <button type="submit" name="confirmation" value="refused" className="quiet">
            Do not confirm
          </button>
        </p>
      </form>
    </ScreenFrame>
  );
}
