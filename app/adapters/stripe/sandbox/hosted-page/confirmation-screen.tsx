import { formatEur } from '../../../../base/money.ts';
import type { Session } from '../payment-documents.ts';
import { ScreenFrame } from './screen-frame.tsx';
import type { Values } from './read-payment.ts';

/** What the buyer's bank asks: the form comes again, with its answer. */
export function ConfirmationScreen({ session, values }: { session: Session; values: Values }) {
  return (
    <ScreenFrame title="Confirm the payment">
      <form method="post" action={`/sandbox-payments/pay/${session.id}`} className="message">
        <h1>Your bank wants to be sure</h1>
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
