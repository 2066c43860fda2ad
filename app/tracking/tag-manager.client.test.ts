import { expect, test } from 'vitest';
import { consentDefaults, consentUpdate } from './tag-manager.client.ts';

test('everything optional is denied by default in the EEA and granted elsewhere', () => {
  const always = {
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    security_storage: 'granted',
  };
  const optional = (value: string) => ({
    ad_storage: value,
    ad_user_data: value,
    ad_personalization: value,
    analytics_storage: value,
  });
  expect(consentDefaults(true)).toEqual({ ...always, ...optional('denied') });
  expect(consentDefaults(false)).toEqual({ ...always, ...optional('granted') });
});

test('statistics grants analytics storage, marketing the three advertising settings', () => {
  expect(consentUpdate(['functional', 'statistics'])).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  expect(consentUpdate(['marketing'])).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
});
