import { Form } from 'react-router';
import { fieldsOf, FormAnswer } from '../../forms/form-answer.tsx';
import { FormFrame } from '../../leads/forms/form-frame.tsx';
import { PersonFields } from '../../leads/forms/person-fields.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';

type Answered = { answer: Refusal | undefined };

/** For whom we know already, and for a booking that is moved. */
export function ConfirmForm({ moving, email, answer }: Answered & Record<'moving' | 'email', string | null>) {
  return (
    <Form method="post" className="grid max-w-xl justify-items-start gap-6">
      <FormAnswer answer={answer} />
      <p>
        {moving
          ? `Until now it was on ${moving}. That time is then free again.`
          : `We confirm it to ${email}.`}
      </p>
      <SubmitButton>{moving ? 'Move the demo' : 'Book this time'}</SubmitButton>
    </Form>
  );
}

/** Asks whoever came straight to the calendar who they are. */
export function ContactForm({ token, answer }: Answered & { token: string }) {
  return (
    <FormFrame
      formType="demo"
      token={token}
      answer={answer}
      button="Book this time"
      purpose="We use what you enter to confirm the demo and to prepare it."
    >
      <PersonFields field={fieldsOf(answer)} company="needed" />
    </FormFrame>
  );
}
