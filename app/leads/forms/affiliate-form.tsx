import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { fieldsOf } from '../../forms/form-answer.tsx';
import type { HiddenValues } from './hidden-fields.tsx';
import type { RefusedLead } from '../lead-route.server.ts';
import { FormFrame } from './form-frame.tsx';
import { PersonFields } from './person-fields.tsx';

type Props = { hidden: HiddenValues; answer: RefusedLead | undefined };

export function AffiliateForm({ hidden, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="affiliate"
      hidden={hidden}
      answer={answer}
      button="Send the application"
      purpose="We use what you enter to decide on your application and to tell you."
    >
      <PersonFields field={field} company="optional" />
      <TextField
        {...field('channel')}
        label="Where do you write, or whom do you advise?"
        hint="The address of a site, the name of a newsletter, a kind of client."
      />
      <TextArea
        {...field('message')}
        label="How many people does that reach, and how would you mention us?"
      />
    </FormFrame>
  );
}
