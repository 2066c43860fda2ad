/** Throws if the news was not accepted. The key is the same on every attempt, so that repeats can be dropped. */
export type SalesSystem = (news: SalesNews) => Promise<void>;

export type SalesNews = { key: string } & (NewRequest | NewSale);

export type NewRequest = {
  kind: 'request';
  formType: string;
  entered: Readonly<Record<string, string>>;
  tracking: Readonly<{ utm_source?: string; [name: string]: string | undefined }>;
};

export type NewSale = {
  kind: 'sale';
  order: string;
  product: string;
  netCents: number;
  promoCode: string | null;
  buyer: Readonly<Record<'firstName' | 'lastName' | 'email' | 'company', string>>;
  billing: Readonly<Record<'street' | 'postalCode' | 'city' | 'state' | 'country', string>>;
};
