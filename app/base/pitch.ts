/** `observed` claims transactions, so it is kept for data sets that have them: the demonstration has none. */
const pitches = {
  observed: 'eCommerce data and analytics built on billions of transactions, global and kept up to date.',
  modelled: 'Online markets, retailers and rankings worldwide, with a source, a method and a date.',
};

export const pitchFor = ({ demonstration }: { demonstration: boolean }) =>
  pitches[demonstration ? 'modelled' : 'observed'];
