import type { PortalSession } from './documents.ts';
import { Errors, TestNumbers, TextInput, type FormError } from './payment-screen.tsx';
import { ScreenFrame } from './screens.tsx';
import { testAccounts, testCards, type Field, type Values } from './read-payment.ts';

type Props = { portal: PortalSession; values: Values; errors: readonly FormError[] };

/** One form for a card and one for an account: without scripts nothing can be hidden by the choice. */
export function PortalScreen({ portal, values, errors }: Props) {
  const input = (name: Field) => ({
    name,
    value: values[name],
    error: errors.find(({ field }) => field === name)?.message,
  });
  const action = `/sandbox-payments/portal/${portal.id}`;
  return (
    <ScreenFrame title="Change payment method">
      <div className="message">
        <h1>Change payment method</h1>
        <p>Nothing is charged now. The next renewal will be charged to the card or account you enter here.</p>
        <Errors errors={errors} />
      </div>
      <div className="columns">
        <form method="post" action={action} noValidate>
          <h2>Card</h2>
          <input type="hidden" name="method" value="card" />
          <TextInput {...input('number')} label="Card number" autoComplete="cc-number" inputMode="numeric" />
          <div className="pair">
            <TextInput {...input('expiry')} label="Expiry (MM / YY)" autoComplete="cc-exp" />
            <TextInput {...input('cvc')} label="CVC" autoComplete="cc-csc" inputMode="numeric" />
          </div>
          <TextInput {...input('name')} label="Name on the card" autoComplete="cc-name" />
          <p className="actions">
            <button type="submit">Save the card</button>
            <a href={portal.return_url}>Back</a>
          </p>
          <TestNumbers numbers={testCards} />
        </form>
        <form method="post" action={action} noValidate>
          <h2>SEPA direct debit</h2>
          <input type="hidden" name="method" value="sepa_debit" />
          <TextInput {...input('iban')} label="IBAN" autoComplete="off" />
          <TextInput {...input('name')} id="holder" label="Account holder" autoComplete="name" />
          <p className="actions">
            <button type="submit">Save the account</button>
          </p>
          <TestNumbers numbers={testAccounts} />
        </form>
      </div>
    </ScreenFrame>
  );
}
