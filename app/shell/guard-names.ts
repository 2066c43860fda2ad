/** The guards a route can name. Their rules stand in `guards.server.ts`; an unknown name stops the start. */
export type GuardName = 'development-only' | 'local-only';
