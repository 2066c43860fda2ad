export const limits = {
  'requests-by-address': { attempts: 20, seconds: 60 * 60 },
  'requests-by-mail': { attempts: 8, seconds: 60 * 60 },
  // Per form token. Repeats of the same submission are not counted.
  'submissions-by-form': { attempts: 8, seconds: 24 * 60 * 60 },
  'holds-by-address': { attempts: 20, seconds: 10 * 60 },
  // Each change sends a mail to an unconfirmed address.
  'booking-changes': { attempts: 5, seconds: 24 * 60 * 60 },
  'bookings-by-address': { attempts: 20, seconds: 60 * 60 },
  'bookings-by-mail': { attempts: 10, seconds: 24 * 60 * 60 },
  'coupons-by-address': { attempts: 10, seconds: 10 * 60 },
  // Each order calls the payment provider; a whole office may share an IP address.
  'orders-by-address': { attempts: 60, seconds: 10 * 60 },
  // Each order may send a mail to an unconfirmed address.
  'orders-by-mail': { attempts: 20, seconds: 24 * 60 * 60 },
  'checkouts-by-address': { attempts: 60, seconds: 60 * 60 },
  'order-looks-by-address': { attempts: 120, seconds: 10 * 60 },
  // Each asks a public register that blocks addresses which ask too often.
  'vat-checks-by-address': { attempts: 20, seconds: 10 * 60 },
  // Each change sends a mail.
  'order-changes': { attempts: 20, seconds: 24 * 60 * 60 },
  'invoice-prints-by-address': { attempts: 60, seconds: 10 * 60 },
} as const;

export type LimitName = keyof typeof limits;

export type IsWithinLimit = (name: LimitName, who: string) => Promise<boolean>;

/** Calls of the API and messages to the MCP server, by network address. */
export const callLimit = { calls: 300, seconds: 60 } as const;

export type CallBudget = { isWithin: boolean; remaining: number; secondsToReset: number };

export type CountCalls = (who: string, calls: number) => Promise<CallBudget>;
