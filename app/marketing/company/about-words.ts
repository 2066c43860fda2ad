export const principles = [
  {
    title: 'Every number has a passport',
    text: 'Definition, scope, method, confidence, date, next update and citation are one click away from every figure, on the page and in every file.',
  },
  {
    title: 'A range rather than a false digit',
    text: 'What is uncertain is shown as uncertain. Outlooks are bands, grades go down to D, and where we know nothing the field stays empty.',
  },
  {
    title: 'Sums agree',
    text: 'Categories add up to their country, countries to the world, and shops never exceed their market. A program checks it before an edition is served.',
  },
  {
    title: 'One definition everywhere',
    text: 'The same words mean the same thing in Germany and Japan, on the web page, in the file and in the interface. Where others count differently, we show their number beside ours and say why.',
  },
  {
    title: 'Open to read',
    text: 'Market pages, rankings, the glossary and the papers need no account and hide behind no form. You should know what you would pay for.',
  },
  {
    title: 'Yours to leave alone',
    text: 'The site works without scripts and without any optional cookie. Nothing is loaded for advertising before you have agreed to it.',
  },
];

export const earnings = [
  {
    title: 'Plans',
    text: 'A yearly subscription opens exact values, all profiles, monthly data and the tool. This is nearly all of it, and its prices are public.',
  },
  {
    title: 'Reports',
    text: 'Single studies with a fixed price, for those who have one question.',
  },
  {
    title: 'Not this',
    text: 'No retailer pays to be listed, ranked or described. We sell no advertising, no leads about our visitors, and no placement in a text.',
  },
];

export const corrections = [
  {
    title: 'You report it',
    text: 'From the page of the figure, with what is wrong and, best, a source. An e-mail address is only needed for an answer.',
  },
  {
    title: 'We check it',
    text: 'Within five working days the data desk compares it with our scope and method, and tells you what it found if you left an address.',
  },
  {
    title: 'We correct it',
    text: 'A confirmed error is put right in the next edition at the latest. One that misleads is put right at once, in an edition of its own.',
  },
  {
    title: 'It stays visible',
    text: 'The corrected edition has a new version and date. Earlier figures keep theirs, so that a citation still says what was published when.',
  },
];
