import { expect, test } from 'vitest';
import { libraryAddress, parseLibraryChoice } from './library-address.ts';

test.each([
  ['', '/whitepapers-and-reports'],
  ['country=DE', '/whitepapers-and-reports?country=DE'],
  ['year=2024&type=report&country=NNN', '/whitepapers-and-reports?country=NNN&type=report&year=2024'],
  ['country=eee&type=Whitepaper', '/whitepapers-and-reports?country=EEE&type=whitepaper'],
  ['country=FR&type=book&year=2019', '/whitepapers-and-reports'],
  ['country=&type=&year=', '/whitepapers-and-reports'],
  ['country=toString&type=report', '/whitepapers-and-reports?type=report'],
])('"%s" has the canonical address %s', (query, address) => {
  expect(libraryAddress(parseLibraryChoice(new URLSearchParams(query), ['2025', '2024']))).toBe(address);
});
