export const controlLook =
  'block w-full min-w-0 rounded-md border border-edge bg-paper px-3.5 text-base leading-6 text-ink transition-colors ' +
  'placeholder:text-soft hover:border-ink focus-visible:border-sea focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-mist disabled:text-soft ' +
  '[&[readonly]]:bg-mist aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]';

export const singleLine = 'min-h-11 py-2';

export type Option = { value: string; label: string };
