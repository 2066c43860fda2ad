/** What to write for what, and when an answer comes. */
export const subjects: readonly Subject[] = [
  {
    title: 'A figure looks wrong',
    text: 'Best from the page of the figure itself: open it and choose “Report an error in this figure”. You get a ticket number at once. Otherwise name the page, the figure and, if you have one, a source.',
    answer: 'within five working days',
    link: { label: 'Go to the data', to: '/resources/sample-data' },
  },
  {
    title: 'Plans, prices and offers',
    text: 'Say how many people would use the data and for what. More than five users, special formats and public bodies are done by offer.',
    answer: 'within one working day',
    link: { label: 'Request an offer', to: '/request/offer/' },
  },
  {
    title: 'Help with an order or the tool',
    text: 'Write from the address of your account, with the number of the order if it is about one.',
    answer: 'within one working day',
    link: { label: 'Questions and answers', to: '/faq' },
  },
  {
    title: 'Press and research',
    text: 'You may use and cite everything on this site with its source line, without asking. For a number that is not here, write the question and your deadline into the subject.',
    answer: 'on the same working day, if it comes before 15:00',
    link: null,
  },
  {
    title: 'Partners and affiliates',
    text: 'Which programme it is about, who you are and what you have in mind. Half a page is enough.',
    answer: 'within five working days',
    link: { label: 'The programmes', to: '/our-partners' },
  },
  {
    title: 'Data protection',
    text: 'For a copy, a correction or the deletion of your data, write from the address in question with the subject “Data protection”. An entry in Leads & Contacts is taken out on request.',
    answer: 'within one month, mostly sooner',
    link: { label: 'Privacy policy', to: '/legal/privacy-policy' },
  },
  {
    title: 'Accessibility',
    text: 'Which page is in your way, and what you use to read it. We send texts in another form if you need them.',
    answer: 'within two working days',
    link: { label: 'Accessibility', to: '/accessibility' },
  },
  {
    title: 'Security',
    text: 'A weakness in this site, with the steps to see it. Please give us time to mend it before you publish. We do not sue those who report in good faith.',
    answer: 'within one working day',
    link: null,
  },
];

type Subject = {
  title: string;
  text: string;
  /** When an answer comes. */
  answer: string;
  link: { label: string; to: string } | null;
};
