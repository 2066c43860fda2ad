import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SiteEvent, trackingItem } from './events.ts';
import { TrackedEvent } from './tracked-event.tsx';

test('the page carries the whole event invisibly', () => {
  const event: SiteEvent = {
    event: 'begin_checkout',
    ecommerce: { currency: 'USD', value: 79, items: [trackingItem('starter "<&>', 79)] },
  };
  const markup = renderToStaticMarkup(<TrackedEvent event={event} />);
  const [, attribute] = /^<template data-event="([^"]*)"><\/template>$/.exec(markup)!;
  const text = attribute!.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  expect(JSON.parse(text.replaceAll('&amp;', '&'))).toEqual(event);
});
