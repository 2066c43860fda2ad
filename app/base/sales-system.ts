/** Takes a request or a sale; throws when it is not taken. The key is the same however often it is told. */
export type SalesSystem = (news: SalesNews) => Promise<void>;

export type SalesNews = { key: string } & (NewRequest | NewSale);

export type NewRequest = {
  kind: 'request';
  formType: string;
  /** What was entered, by field. */
  entered: Readonly<Record<string, string>>;
  /** What brought the visitor here, and where the form led. */
  tracking: Readonly<{ utm_source?: string; [name: string]: string | undefined }>;
};

export type NewSale = {
  kind: 'sale';
  order: string;
  product: string;
  netCents: number;
  promoCode: string | null;
  buyer: Readonly<Record<'firstName' | 'lastName' | 'email' | 'company', string>>;
  /** Without a state where a country has none. */
  billing: Readonly<Record<'street' | 'postalCode' | 'city' | 'state' | 'country', string>>;
};
