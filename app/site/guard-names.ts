/** The guards a route can name. Their rules stand in `guards.server.ts`; an unknown name stops the start. */
export const guardNames = ['development-only', 'local-only'] as const;

export type GuardName = (typeof guardNames)[number];
