import { expect, test } from 'vitest';
import { parseFormBody } from './api-request.ts';

test.for<[string, object]>([
  ['a=1&b=two%20words', { a: '1', b: 'two words' }],
  ['metadata[order_id]=7', { metadata: { order_id: '7' } }],
  [
    'items[0][price]=x&items[1][price]=y&items[0][rates][0]=r',
    { items: [{ price: 'x', rates: ['r'] }, { price: 'y' }] },
  ],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['list[10]=k&list[9]=j', { list: ['j', 'k'] }],
  ['', {}],
])('%s', ([body, expected]) => {
  expect(parseFormBody(body)).toEqual(expected);
});

test('no name reaches the prototype of anything', () => {
  const fields = parseFormBody(
    '__proto__[polluted]=yes&a[__proto__][polluted]=yes&constructor[prototype][polluted]=yes',
  );
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(Object.keys(fields)).toEqual(['__proto__', 'a', 'constructor']);
});
