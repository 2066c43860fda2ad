/** What can be done to a subscription. */
export const moves = { renew: 'Renew', fail: 'Fail to renew', cancel: 'Cancel' } as const;

export const isMove = (value: unknown): value is keyof typeof moves =>
  typeof value === 'string' && Object.hasOwn(moves, value);
