import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  acceptAll,
  decline,
  enabledBy,
  needsReload,
  save,
  switches,
  undecided,
  consentCookies,
  decodeConsent,
  encodeConsent,
  readConsent,
  scriptsOf,
  type Decision,
} from './consent.ts';
import { allowsFunctional } from './own-storage.ts';

const choices = fc.array(fc.constantFrom(...switches));

test('accepting all enables every switch, declining only what is necessary', () => {
  expect(acceptAll()).toEqual({ state: 'given', enabled: ['functional', 'statistics', 'marketing'] });
  expect(decline()).toEqual({ state: 'declined', enabled: ['functional'] });
});

test('a saved choice enables what was chosen and nothing else, in whatever order and however often', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(new Set(save(chosen).enabled)).toEqual(new Set(chosen));
      expect(save(chosen.toReversed())).toEqual(save([...chosen, ...chosen]));
    }),
  );
});

test('a choice without anything optional counts as declined', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const isOptional = chosen.includes('statistics') || chosen.includes('marketing');
      expect(save(chosen).state).toBe(isOptional ? 'given' : 'declined');
    }),
  );
});

test('without a decision nothing optional is enabled in the EEA, and everything elsewhere', () => {
  expect(enabledBy(undecided, true)).toEqual(['functional']);
  expect(enabledBy(undecided, false)).toEqual(switches);
});

test('a decision holds wherever the visitor is', () => {
  fc.assert(
    fc.property(choices, fc.boolean(), (chosen, inEea) => {
      expect(enabledBy(save(chosen), inEea)).toEqual(save(chosen).enabled);
    }),
  );
});

test('the page reloads when a later decision changes the set, never on the first', () => {
  fc.assert(
    fc.property(choices, choices, (first, second) => {
      const isSame = new Set(first).symmetricDifference(new Set(second)).size === 0;
      expect(needsReload(undecided, save(first))).toBe(false);
      expect(needsReload(save(first), save(second))).toBe(!isSame);
    }),
  );
});

const decisions = fc.array(fc.constantFrom(...switches)).map(save);

test.each([
  [acceptAll(), 'all'],
  [decline(), '0'],
  [save(['functional', 'statistics']), 'statistics'],
  [save(['functional', 'marketing']), 'marketing'],
  [save(['statistics', 'marketing']), 'all'],
  [save([]), '0'],
])('stores %j as %s', (decision, value) => {
  expect(encodeConsent(decision)).toBe(value);
});

const jar = (decision: Decision) =>
  consentCookies(decision, { secure: false })
    .filter((cookie) => !cookie.includes('Max-Age=0;'))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

test('every declined consent is stored as 0, whatever the functional choice', () => {
  fc.assert(
    fc.property(decisions, (decision) => {
      expect(encodeConsent(decision) === '0').toBe(decision.state === 'declined');
    }),
  );
});

test('reads back the consent it stored', () => {
  fc.assert(
    fc.property(decisions, (decision) => {
      expect(readConsent(`a=b; ${jar(decision)}`)).toEqual(decision);
    }),
  );
});

test('a cookie value that we never write is no decision', () => {
  const known = ['all', '0', 'statistics', 'marketing', 'no-functional', 'functional', '.', ''];
  const values = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...known)).map((parts) => parts.join('.')),
  );
  fc.assert(
    fc.property(values, fc.boolean(), (value, functional) => {
      const consent = decodeConsent(value, functional);
      expect(consent.state === 'undecided' || encodeConsent(consent) === value).toBe(true);
    }),
  );
});

test.each(['', '1', 'ALL', 'all.0', 'functional', 'no-functional', 'statistics.marketing'])(
  '%j is no decision',
  (value) => {
    expect(decodeConsent(value, true)).toEqual(undecided);
  },
);

test('finds the consent cookie among others, but not one with a similar name', () => {
  expect(readConsent('_ga=all; marketquay_consent=all; theme=0')).toEqual(acceptAll());
  expect(readConsent('my_marketquay_consent=all; marketquay_consent_old=all')).toEqual(undecided);
  expect(readConsent('')).toEqual(undecided);
});

test('the consent cookies last 180 days, for the whole site', () => {
  expect(consentCookies(save([]), { secure: true })).toEqual([
    'marketquay_consent=0; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    'marketquay_functional=0; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  ]);
  expect(consentCookies(acceptAll(), { secure: false }).join()).not.toContain('Secure');
});

test('preferences may be stored unless the functional entry is off', () => {
  fc.assert(
    fc.property(decisions, (decision) => {
      expect(allowsFunctional(`a=b; ${jar(decision)}`)).toBe(decision.enabled.includes('functional'));
    }),
  );
  expect(allowsFunctional('')).toBe(true);
});

test('an enabled category loads its own script, and the tag manager once for all that have none', () => {
  const [tags, ads] = ['https://tags.example/gtm.js', 'https://ads.example/tag.js'];
  expect(scriptsOf(acceptAll().enabled, { statistics: tags, marketing: tags })).toEqual([tags]);
  expect(scriptsOf(acceptAll().enabled, { statistics: tags, marketing: ads })).toEqual([tags, ads]);
  expect(scriptsOf(['functional', 'marketing'], { statistics: tags, marketing: ads })).toEqual([ads]);
  expect(scriptsOf(['statistics'], { statistics: null, marketing: ads })).toEqual([]);
  expect(scriptsOf(decline().enabled, { statistics: tags, marketing: ads })).toEqual([]);
});
