import { readSignedName, signName } from './signed-name.server.ts';

/** Names a row in an address. */
export const signId = (secret: string, kind: string, id: number) => signName(secret, kind, String(id));

/** The id; null for a name that is not ours. */
export function readSignedId(secret: string, kind: string, signed: string): number | null {
  const id = readSignedName(secret, kind, signed);
  return id === null ? null : Number(id);
}
