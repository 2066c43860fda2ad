import { href } from 'react-router';
import { legalFilePath } from '../shell/legal-file.ts';
import type { FieldOf } from '../forms/form-answer.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { RadioGroup } from '../ui/form/radio-group.tsx';
import { textLink } from '../ui/text-link.ts';

export function PaymentFields({ field, isFree }: { field: FieldOf; isFree: boolean }) {
  const { defaultValue: agreed, ...terms } = field('terms');
  return (
    <>
      <RadioGroup
        {...field('paymentMethod')}
        label={isFree ? 'How would you like to pay for renewals?' : 'How would you like to pay?'}
        options={[
          { value: 'credit_card', label: 'Credit or debit card', hint: 'Instant access.' },
          {
            value: 'sepa_debit',
            label: 'SEPA direct debit',
            hint: `From a bank account in the SEPA area. ${isFree ? 'Instant access.' : 'You get access once the payment arrives, after a few working days.'}`,
          },
        ]}
      />
      <Checkbox
        {...terms}
        required
        defaultChecked={agreed === 'on'}
        label="I am buying for a company or public body, agree to the terms and conditions, and have read the privacy policy"
        hint={<TermsLinks />}
      />
    </>
  );
}

/** In a new tab, so that what was entered is not lost. */
function TermsLinks() {
  return (
    <span className="grid gap-1 py-1">
      {texts.map(({ name, page, file }) => (
        <span key={page}>
          <a href={page} target="_blank" rel="noopener" className={link}>
            {name}
          </a>{' '}
          (
          <a href={file} target="_blank" rel="noopener" className={link}>
            PDF
          </a>
          )
        </span>
      ))}
      <span>These links open in a new tab.</span>
    </span>
  );
}

const link = `${textLink} inline-block py-0.5`;

const texts = [
  {
    name: 'Terms and conditions',
    page: href('/legal/terms-and-conditions'),
    file: legalFilePath('terms-and-conditions'),
  },
  { name: 'Privacy policy', page: href('/legal/privacy-policy'), file: legalFilePath('privacy-policy') },
];
