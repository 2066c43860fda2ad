import type { Option } from '../../ui/form/control.ts';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { fieldsOf } from '../../forms/form-answer.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { FormFrame } from './form-frame.tsx';
import { PersonFields } from './person-fields.tsx';

type Props = {
  plans: readonly Option[];
  users: readonly Option[];
  token: string;
  answer: Refusal | undefined;
};

export function OfferForm({ plans, users, token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="offer"
      token={token}
      answer={answer}
      button="Request the offer"
      purpose="We use what you enter to write the offer."
    >
      <PersonFields field={field} company="needed" />
      <RadioGroup {...field('users')} label="How many people would use it?" options={[...users]} />
      <Select {...field('plan')} label="Plan" placeholder="Not sure yet" options={[...plans]} optional />
      <TextArea
        {...field('message')}
        label="What do you need?"
        hint="Markets, categories, formats, a date by which you have to decide."
        optional
      />
    </FormFrame>
  );
}
