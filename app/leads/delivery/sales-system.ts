/** Takes a lead; throws when it is not taken. The key is the same however often it is delivered. */
export type SalesSystem = (delivery: {
  key: string;
  fields: Readonly<Record<string, string>>;
}) => Promise<void>;
