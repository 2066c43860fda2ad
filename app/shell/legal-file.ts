export const legalFilePath = (slug: string) => `/files/legal/${slug}.pdf`;

export const templateNote =
  'Template only: the company is fictional. Have a lawyer review this text before you use it.';
