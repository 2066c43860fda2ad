import { textIn } from './read-form.server.ts';
import { trapName } from './trap-name.ts';

/** A browser's autofill may do the same: what is trapped is never thrown away. */
export const isTrapped = (sent: FormData) => textIn(sent, trapName) !== '';
