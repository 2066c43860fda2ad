export const legalFilePath = (slug: string) => `/files/legal/${slug}.pdf`;

/** Shown with every legal text, on its page and in its PDF. */
export const templateNote =
  'A template: the company is fictional. Have a lawyer check this text before you use it for your own.';
