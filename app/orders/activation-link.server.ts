import { signId } from '../base/signed/signed-id.server.ts';
import { brand } from '../base/brand.ts';

/** Where the buyer begins to use the tool; nobody can name another's account. */
export function activationLink(secret: string, accountId: number): string {
  return `${brand.tool.url}/activate?account=${signId(secret, 'account', accountId)}`;
}
