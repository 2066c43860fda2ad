import type { ComponentProps } from 'react';
import { formatEur } from '../../../base/money.ts';
import type { Session } from './documents.ts';
import { ScreenFrame } from './screens.tsx';
import { type Field, type Values, testAccounts, testCards, type TestNumber } from './read-payment.ts';

export type FormError = { field?: string; message: string };
type Props = { session: Session; values: Values; errors: readonly FormError[] };

export function PaymentScreen({ session, values, errors }: Props) {
  const isCard = session.payment_method_types.includes('card');
  const input = (name: Field) => ({
    name,
    value: values[name],
    error: errors.find(({ field }) => field === name)?.message,
  });
  return (
    <ScreenFrame title="Pay">
      <div className="columns">
        <Summary session={session} />
        <form method="post" action={`/sandbox-payments/pay/${session.id}`} noValidate>
          <h2>{isCard ? 'Pay by card' : 'Pay by SEPA direct debit'}</h2>
          <Errors errors={errors} />
          <input type="hidden" name="method" value={isCard ? 'card' : 'sepa_debit'} />
          <p className="email">
            <span>Email</span> {session.customer_email}
          </p>
          {isCard ? (
            <>
              <TextInput
                {...input('number')}
                label="Card number"
                autoComplete="cc-number"
                inputMode="numeric"
              />
              <div className="pair">
                <TextInput {...input('expiry')} label="Expiry (MM / YY)" autoComplete="cc-exp" />
                <TextInput {...input('cvc')} label="CVC" autoComplete="cc-csc" inputMode="numeric" />
              </div>
              <TextInput {...input('name')} label="Name on the card" autoComplete="cc-name" />
            </>
          ) : (
            <>
              <TextInput {...input('iban')} label="IBAN" autoComplete="off" />
              <TextInput {...input('name')} label="Account holder" autoComplete="name" />
            </>
          )}
          <p className="actions">
            <button type="submit">Pay {formatEur(session.amount_total)}</button>
            {session.cancel_url && <a href={session.cancel_url}>Cancel</a>}
          </p>
          <TestNumbers numbers={isCard ? testCards : testAccounts} />
        </form>
      </div>
    </ScreenFrame>
  );
}

function Summary({ session }: { session: Session }) {
  const { amount_discount: discount, amount_tax: tax } = session.total_details;
  const [rate] = session.sandbox.taxRates;
  return (
    <section className="summary">
      <h1>{formatEur(session.amount_total)}</h1>
      <p>You are charged today for one year. The plan renews every year until you cancel.</p>
      <dl>
        {session.line_items.data.map(({ id, description, amount_subtotal }) => (
          <Amount key={id} name={description} amount={formatEur(amount_subtotal)} />
        ))}
        {discount > 0 && <Amount name="Discount" amount={`−${formatEur(discount)}`} />}
        {rate && <Amount name={`${rate.display_name} (${rate.percentage}%)`} amount={formatEur(tax)} />}
        <Amount name="Total" amount={formatEur(session.amount_total)} />
      </dl>
    </section>
  );
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

export function Errors({ errors }: { errors: readonly FormError[] }) {
  if (errors.length === 0) return null;
  return (
    // Without scripts only autofocus moves the focus to the errors.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div role="alert" tabIndex={-1} autoFocus className="errors">
      <p>Please check what you entered</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}

type TextInputProps = ComponentProps<'input'> & {
  name: string;
  label: string;
  value: string;
  error?: string;
};

export function TextInput({ name, id = name, label, value, error, ...input }: TextInputProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {error && (
        <span id={`${id}-error`} className="error">
          {error}
        </span>
      )}
      <input
        type="text"
        id={id}
        name={name}
        defaultValue={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
    </p>
  );
}

export function TestNumbers({ numbers }: { numbers: readonly TestNumber[] }) {
  return (
    <section className="numbers">
      <h3>Test numbers</h3>
      <ul>
        {numbers.map(({ number, does }) => (
          <li key={number}>
            <code>{number}</code> {does}
          </li>
        ))}
      </ul>
      <p>You can make up everything else.</p>
    </section>
  );
}
