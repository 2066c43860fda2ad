/** How often something may be tried. */
export const limits = {
  'requests-by-address': { attempts: 20, seconds: 60 * 60 },
  'requests-by-mail': { attempts: 8, seconds: 60 * 60 },
  // By the token of a form. What was taken before and comes again is known, and not counted.
  'submissions-by-form': { attempts: 8, seconds: 24 * 60 * 60 },
  'holds-by-address': { attempts: 20, seconds: 10 * 60 },
  // Each is followed by a mail to an address that nobody has confirmed.
  'booking-changes': { attempts: 5, seconds: 24 * 60 * 60 },
  'bookings-by-address': { attempts: 20, seconds: 60 * 60 },
  'bookings-by-mail': { attempts: 10, seconds: 24 * 60 * 60 },
  'coupons-by-address': { attempts: 10, seconds: 10 * 60 },
  // Each asks the payment provider; a whole office may share an address.
  'orders-by-address': { attempts: 60, seconds: 10 * 60 },
  // Each may be followed by a mail to an address that nobody has confirmed.
  'orders-by-mail': { attempts: 20, seconds: 24 * 60 * 60 },
  'checkouts-by-address': { attempts: 60, seconds: 60 * 60 },
  'order-looks-by-address': { attempts: 120, seconds: 10 * 60 },
} as const;

export type LimitName = keyof typeof limits;

/** Counts an attempt; false when there were too many. */
export type IsWithinLimit = (name: LimitName, who: string) => Promise<boolean>;
