import { expect, test } from 'vitest';
import type { Services } from '../context.server.ts';
import { createPageInputs } from './page-inputs.server.ts';

const minuteMs = 60_000;

function setUp() {
  const clock = { ms: 0 };
  const facts = {
    edition: { current: { baseYear: 2025, dataset: { id: 1 } } },
    regions: { current: [] },
    countries: { current: [] },
    centPrices: { current: { starter: 100 } },
  };
  const services = { settings: { siteUrl: 'x' }, db: {}, facts, now: () => new Date(0), secret: 'hidden' };
  const inputs = createPageInputs(services as unknown as Services, () => clock.ms);
  return { inputs, facts, clock };
}

test('a page stays current as long as nothing that it reads changes', () => {
  const { inputs, facts, clock } = setUp();
  const { services, isCurrent } = inputs.track();
  expect(services.facts.edition.current.baseYear).toBe(2025);
  facts.centPrices.current = { starter: 200 };
  clock.ms = 100 * minuteMs;
  expect(isCurrent()).toBe(true);
  facts.edition.current = { baseYear: 2025, dataset: { id: 1 } };
  expect(isCurrent()).toBe(true);
  facts.edition.current = { baseYear: 2025, dataset: { id: 2 } };
  expect(isCurrent()).toBe(false);
});

test('a page with prices ends with the prices, also when they change while it is made', () => {
  const { inputs, facts } = setUp();
  const { services, isCurrent } = inputs.track();
  facts.centPrices.current = { starter: 200 };
  expect(services.facts.centPrices.current).toEqual({ starter: 200 });
  expect(isCurrent()).toBe(false);
});

test('what does not say when it changes is looked at once a minute', () => {
  const { inputs, clock } = setUp();
  const { services, isCurrent } = inputs.track();
  services.now();
  clock.ms = minuteMs - 1;
  expect(isCurrent()).toBe(true);
  clock.ms = minuteMs;
  expect(isCurrent()).toBe(false);
});

test('a shared page that reads what is not listed fails', () => {
  const { services } = setUp().inputs.track();
  expect(() => services.secret).toThrow('A shared page reads "secret"');
  expect(services.settings.siteUrl).toBe('x');
});
