import { readSignedId, signId } from '../base/signed/signed-id.server.ts';

const kind = 'lead reference';

/** Names a lead in an address. */
export const signLeadReference = (secret: string, leadId: number) => signId(secret, kind, leadId);

/** The id of the lead; null for a reference that is not ours. */
export const readLeadReference = (secret: string, reference: string) => readSignedId(secret, kind, reference);
