/** The field in which a form carries its token. */
export const tokenName = 'form_token';
