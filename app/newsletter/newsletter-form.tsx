import { fieldsOf, FormAnswer } from '../forms/form-answer.tsx';
import { PrivacyLine } from '../forms/privacy-line.tsx';
import { Trap } from '../forms/trap.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { buttonLook } from '../ui/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';

/** On its own page; the footer has a smaller one. */
export function NewsletterForm({ answer }: { answer?: Refusal }) {
  const field = fieldsOf(answer);
  return (
    <form method="post" action="/newsletter" className="grid max-w-xl gap-5">
      <FormAnswer answer={answer} />
      <Trap />
      <TextField {...field('email')} type="email" label="E-mail" autoComplete="email" />
      <div>
        <button type="submit" className={buttonLook({ variant: 'primary' })}>
          Subscribe
        </button>
        <PrivacyLine>
          We send a mail with a link to confirm it. You can end it in every mail, by one click.
        </PrivacyLine>
      </div>
    </form>
  );
}
