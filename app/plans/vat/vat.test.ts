import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryNames } from '../../taxonomy/region-catalogue.server.ts';
import { yearlyCharge } from '../prices.ts';
import { formats, readVatId, vatPrefixOf } from './vat-id.ts';
import { euMembers, vatTerritoryOf } from './vat-territory.ts';
import {
  isUnconfirmed,
  needsCheck,
  priceWithVat,
  treatmentOf,
  vatLabel,
  vatPercentOf,
  vatWithRate,
  type VatCheck,
} from './vat-treatment.ts';

const countries = Object.keys(countryNames).map((code) => code.toUpperCase());
const country = fc.constantFrom(...countries);
const member = fc.constantFrom(...euMembers);
const plainPostalCode = fc.constantFrom('', '1010', '10115', '75001', '00-950', 'EC1A 1BB');

const checked = (vatId: string, outcome: VatCheck['outcome'] = 'valid'): VatCheck => ({
  vatId,
  outcome,
  checkedAt: '2026-11-15T12:00:00.000Z',
  consultation: null,
  name: null,
  address: null,
});
const validIn = (prefix: string) => checked(`${prefix}123456789`);

describe('where VAT is due', () => {
  test.each([
    ['DE', '20457', 'DE'],
    ['GR', '10431', 'GR'],
    ['MC', '98000', 'FR'],
    ['FR', '75001', 'FR'],
    ['PT', '9000-001', 'PT'],
    ['ES', '28001', 'ES'],
    ['ES', '35001', null],
    ['ES', '38 001', null],
    ['ES', '51001', null],
    ['DE', '27498', null],
    ['DE', '78266', null],
    ['IT', '23041', null],
    ['GR', '630 86', null],
    ['GB', 'BT1 5GS', null],
    ['IM', 'IM1 1AA', null],
    ['AX', '22100', null],
    ['RE', '97400', null],
    ['GP', '97100', null],
    ['SM', '47890', null],
    ['VA', '00120', null],
    ['AD', 'AD500', null],
    ['CH', '8001', null],
    ['NO', '0150', null],
    ['US', '10001', null],
    ['../../ui/draw-part.server.ts', '', null],
    ['toString', '', null],
  ])('%s %s belongs to %s', (code, postalCode, territory) => {
    expect(vatTerritoryOf({ country: code, postalCode })).toBe(territory);
  });

  test('27 members are on the list of countries that buyers choose from', () => {
    expect(new Set(euMembers).size).toBe(27);
    expect(euMembers.filter((code) => !countries.includes(code))).toEqual([]);
  });
});

describe('a VAT ID', () => {
  test.each(euMembers)('of %s is read with its example, with and without the prefix', (code) => {
    const { example } = formats[code];
    const address = { country: code, postalCode: '' };
    const read = { ok: true, vatId: example };
    expect(readVatId(example, address)).toEqual(read);
    expect(readVatId(example.slice(2), address)).toEqual(read);
    expect(readVatId(` ${example.toLowerCase().split('').join(' ')}. `, address)).toEqual(read);
  });

  test('of any member that fits the published structure is accepted, and stays what it is', () => {
    const id = member.chain((code) => fc.tuple(fc.constant(code), fc.stringMatching(formats[code].format)));
    fc.assert(
      fc.property(id, ([code, number]) => {
        const address = { country: code, postalCode: '' };
        const read = readVatId(vatPrefixOf(code) + number, address);
        expect(read).toEqual({ ok: true, vatId: vatPrefixOf(code) + number });
      }),
    );
  });

  test('of another country, or of Northern Ireland, is refused with an example', () => {
    expect(readVatId('ATU12345678', { country: 'FR', postalCode: '75001' })).toEqual({
      ok: false,
      example: 'FRXX123456789',
    });
    expect(readVatId('XI123456789', { country: 'IE', postalCode: '' })).toMatchObject({ ok: false });
    expect(readVatId('GR123456789', { country: 'GR', postalCode: '' })).toMatchObject({ ok: false });
  });

  test('is dropped where the EU has no say', () => {
    for (const code of ['US', 'GB', 'AX'])
      expect(readVatId('XI123456789', { country: code, postalCode: '' })).toEqual({ ok: true, vatId: '' });
  });

  test('is refused or written plainly, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), member, (entered, code) => {
        const read = readVatId(entered, { country: code, postalCode: '' });
        expect(read.ok ? read.vatId : '').toMatch(/^$|^[A-Z]{2}[A-Z\d+*]{2,13}$/);
      }),
    );
  });
});

describe('the treatment', () => {
  const anyCheck = fc.option(
    fc.record({
      prefix: fc.constantFrom(...euMembers.map(vatPrefixOf), 'XI'),
      outcome: fc.constantFrom<VatCheck['outcome']>('valid', 'invalid', 'unavailable'),
    }),
  );

  test('in every country follows one of four rules', () => {
    fc.assert(
      fc.property(country, plainPostalCode, anyCheck, (code, postalCode, given) => {
        const check = given && checked(`${given.prefix}123456789`, given.outcome);
        const territory = vatTerritoryOf({ country: code, postalCode });
        const confirmed = check?.outcome === 'valid' && territory && given?.prefix === vatPrefixOf(territory);
        const expected =
          territory === null ? 'outside_eu' : territory !== 'DE' && confirmed ? 'reverse_charge' : 'domestic';
        expect(treatmentOf({ country: code, postalCode }, check, 'by-country')).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is 19 % for everybody where one setting says so', () => {
    fc.assert(
      fc.property(country, plainPostalCode, anyCheck, (code, postalCode, given) => {
        const check = given && checked(`${given.prefix}123456789`, given.outcome);
        const treatment = treatmentOf({ country: code, postalCode }, check, 'german-rate');
        expect(vatPercentOf(treatment)).toBe(19);
        expect(needsCheck({ country: code, postalCode }, check?.vatId ?? '', 'german-rate')).toBe(false);
      }),
    );
  });

  test('adds up to the cent in every country: net plus VAT is the total, and 0 % adds nothing', () => {
    const amounts = fc
      .integer({ min: 1, max: 100_000_000 })
      .chain((price) => fc.tuple(fc.constant(price), fc.integer({ min: 0, max: price })));
    fc.assert(
      fc.property(country, amounts, fc.boolean(), (code, [price, discount], isConfirmed) => {
        const territory = vatTerritoryOf({ country: code, postalCode: '' });
        const check = isConfirmed && territory ? validIn(vatPrefixOf(territory)) : null;
        const treatment = treatmentOf({ country: code, postalCode: '' }, check, 'by-country');
        const { base, taxes, total } = yearlyCharge(price, discount, vatPercentOf(treatment));
        expect(base + taxes).toBe(total);
        expect(base).toBe(price - discount);
        expect(taxes).toBe(treatment === 'domestic' ? Math.floor((base * 38 + 100) / 200) : 0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('waits for VIES only where its answer would change something', () => {
    const [vienna, berlin, york] = ['AT', 'DE', 'US'].map((code) => ({ country: code, postalCode: '' }));
    expect(needsCheck(vienna!, 'ATU12345678', 'by-country')).toBe(true);
    expect(needsCheck(vienna!, '', 'by-country')).toBe(false);
    expect(needsCheck(berlin!, 'DE123456789', 'by-country')).toBe(false);
    expect(needsCheck(york!, 'ATU12345678', 'by-country')).toBe(false);
    expect(isUnconfirmed(vienna!, checked('ATU12345678', 'unavailable'), 'by-country')).toBe(true);
    expect(isUnconfirmed(vienna!, checked('ATU12345678'), 'by-country')).toBe(false);
  });

  test('has a label that says why nothing is added', () => {
    expect(vatLabel('domestic')).toBe('19% VAT');
    expect(vatLabel('reverse_charge')).toBe('0% VAT (reverse charge)');
    expect(vatLabel('outside_eu')).toBe('0% VAT (not taxable in Germany)');
    expect(vatWithRate(18_012, 'domestic')).toBe('€180.12 (19%)');
    expect(vatWithRate(0, 'reverse_charge')).toBe('€0 (0%, reverse charge)');
    expect(priceWithVat(94_800, 112_812, 'domestic')).toBe('€1,128.12 (€948 plus 19% VAT)');
    expect(priceWithVat(94_800, 94_800, 'reverse_charge')).toBe('€948 with 0% VAT (reverse charge)');
  });
});
