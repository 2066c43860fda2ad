/** What the two forms in shared pages are called. */

export const rankingOffer = {
  formType: 'ranking-prospect',
  button: 'Send me the workbook',
  purpose: 'We use your address to send the workbook and what a plan adds to it. No other mails follow.',
} as const;

export const editionOffer = {
  formType: 'whitepaper-prospect',
  button: 'Tell me',
  purpose: 'We use your address to tell you about new editions of this paper. No other mails follow.',
} as const;
