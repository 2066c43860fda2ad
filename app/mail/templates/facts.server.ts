import * as z from 'zod';

/** Names and what is said of them, in their order. */
export const facts = z.array(z.tuple([z.string(), z.string()]));
