export const legalFilePath = (slug: string) => `/files/legal/${slug}.pdf`;

export const templateNote =
  'A template: the company is fictional. Have a lawyer check this text before you use it for your own.';
