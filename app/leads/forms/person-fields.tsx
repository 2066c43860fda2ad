import { TextField } from '../../ui/form/text-field.tsx';
import type { FieldOf } from '../../forms/form-answer.tsx';

/** Who it is that writes. */
export function PersonFields({ field, company }: { field: FieldOf; company: 'needed' | 'optional' }) {
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField {...field('email')} type="email" label="Business e-mail" autoComplete="email" />
      <TextField
        {...field('company')}
        label="Company"
        autoComplete="organization"
        optional={company === 'optional'}
      />
    </>
  );
}
