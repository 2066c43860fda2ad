/** What the search page and the dialog say where there is no hit. */
export const nothingFound = (query: string) => `Nothing found for “${query}”`;

export const searchable =
  'You can search for a retailer or its domain, a country or its code, a category, a measure such as AOV, or any combination of these.';

export const otherWords = `Try fewer words or another spelling. ${searchable}`;

export const closestMatches = 'Closest matches';

export const askUs = { label: 'Ask us', to: '/contact' };
