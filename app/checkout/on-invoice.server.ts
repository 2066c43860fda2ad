import * as z from 'zod';

/** What stands on the invoice has to be in letters that the invoice is printed in. */
export const onInvoice = (schema: z.ZodType<string, string>) =>
  schema.pipe(z.string().regex(printable, fault));

const printable =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}©®™]|(?!\p{Extended_Pictographic})\p{Script=Common})*$/u;

const fault = 'Write this in Latin, Greek or Cyrillic letters: it stands on the invoice';
