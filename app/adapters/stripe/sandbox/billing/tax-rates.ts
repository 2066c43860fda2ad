import * as z from 'zod';
import type { FormFields } from '../api/form-body.ts';
import { readParams } from '../api/params.ts';
import type { TaxRate } from '../catalogue-documents.ts';
import { newId, put } from '../store.ts';
import { born, type World } from '../world.ts';

const createParams = z.strictObject({
  display_name: z.string(),
  percentage: z.coerce.number().min(0).max(100),
  inclusive: z.stringbool(),
  country: z.string().length(2).optional(),
  metadata: z.record(z.string(), z.string()).default({}),
});

export async function createTaxRate(world: World, fields: FormFields): Promise<TaxRate> {
  const { country = null, ...params } = readParams(createParams, fields);
  const rate: TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    ...born(world),
    active: true,
    country,
    ...params,
  };
  await put(world.db, rate);
  return rate;
}
