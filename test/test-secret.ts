/** What signs in tests; long enough to be a setting. */
export const testSecret = 'a secret that is at least thirty-two long';
