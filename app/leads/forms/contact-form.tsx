import { TextArea } from '../../ui/form/text-area.tsx';
import { fieldsOf } from '../../forms/form-answer.tsx';
import type { HiddenValues } from './hidden-fields.tsx';
import type { RefusedLead } from '../lead-route.server.ts';
import { FormFrame } from './form-frame.tsx';
import { PersonFields } from './person-fields.tsx';

type Props = { hidden: HiddenValues; answer: RefusedLead | undefined };

export function ContactForm({ hidden, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="contact"
      hidden={hidden}
      answer={answer}
      button="Send the message"
      purpose="We use what you enter to answer you."
    >
      <PersonFields field={field} company="optional" />
      <TextArea {...field('message')} label="Message" rows={6} />
    </FormFrame>
  );
}
