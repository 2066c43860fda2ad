/** What the two forms in shared pages are called. */

export const rankingOffer = {
  formType: 'ranking-prospect',
  button: 'Send me the workbook',
  purpose:
    'We use your address to send the workbook and what a plan adds to it. You get no other mails for it.',
} as const;

export const editionOffer = {
  formType: 'whitepaper-prospect',
  button: 'Tell me',
  purpose: 'We use your address to tell you about new editions of this paper. You get no other mails for it.',
} as const;
