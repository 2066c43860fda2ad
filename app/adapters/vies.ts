import type { Logger } from 'pino';
import * as z from 'zod';
import type { CheckVatId, VatCheck } from '../plans/vat/vat-treatment.ts';

export const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

type Options = {
  url?: string;
  /** Our own ID: with it VIES returns the number of the consultation, which is our proof. */
  requester: string;
  log: Logger;
  timeoutMs?: number;
  now?: () => Date;
};

/** The register of the member states, behind the European Commission's REST service. */
export function viesRegister({
  url = viesUrl,
  requester,
  log,
  timeoutMs = 6_000,
  now = () => new Date(),
}: Options): CheckVatId {
  const ask = async (vatId: string, asWhom: object) => {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...partsOf(vatId), ...asWhom }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return answerSchema.parse(await response.json());
  };
  const { countryCode, vatNumber } = partsOf(requester);
  const ourselves = { requesterMemberStateCode: countryCode, requesterNumber: vatNumber };

  return async (vatId) => {
    const unavailable = (reason: string): VatCheck => {
      log.warn({ reason }, 'VIES could not check a VAT ID');
      return { ...noDetails, vatId, outcome: 'unavailable', checkedAt: now().toISOString() };
    };
    try {
      let answer = await ask(vatId, ourselves);
      if (faultOf(answer) === 'INVALID_REQUESTER_INFO') {
        log.warn('VIES does not know our own VAT ID: checks have no consultation number');
        answer = await ask(vatId, {});
      }
      const fault = faultOf(answer);
      if (fault === 'INVALID_INPUT')
        return { ...noDetails, vatId, outcome: 'invalid', checkedAt: now().toISOString() };
      if (fault !== null || !('valid' in answer)) return unavailable(fault ?? 'unknown answer');
      return {
        vatId,
        outcome: answer.valid ? 'valid' : 'invalid',
        checkedAt: now().toISOString(),
        consultation: filled(answer.requestIdentifier),
        name: filled(answer.name),
        address: filled(answer.address),
      };
    } catch (error) {
      return unavailable(error instanceof Error ? error.name : 'unknown');
    }
  };
}

const noDetails = { consultation: null, name: null, address: null };

const text = z.string().nullish();

/** VIES answers 200 for most faults too. */
const answerSchema = z.union([
  z.object({ valid: z.boolean(), requestIdentifier: text, name: text, address: text, userError: text }),
  z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) }),
]);

type Answer = z.output<typeof answerSchema>;

function faultOf(answer: Answer): string | null {
  if ('errorWrappers' in answer) return answer.errorWrappers[0]!.error;
  const { userError, valid } = answer;
  // An unknown ID is answered with `valid: false` and one of these; anything else means that nobody was asked.
  return valid || !userError || userError === 'VALID' || userError === 'INVALID' ? null : userError;
}

/** VIES writes dashes for what a member state does not tell. */
const filled = (given: string | null | undefined) =>
  given && !/^-*$/.test(given.trim()) ? given.trim() : null;

const partsOf = (vatId: string) => ({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) });
