const prefixes = { development: '[DEV] ', preview: '[PREVIEW] ', stage: '[STAGE] ', production: '' } as const;

/** Marks every window and bookmark that is not the real site. */
export const titlePrefix = (appEnv: keyof typeof prefixes): string => prefixes[appEnv];
