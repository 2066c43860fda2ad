import { data } from 'react-router';

/** What an error screen may show besides its fixed texts. */
export type PageErrorData = { message?: string };

/** For a URL that no route knows. */
export const routeNotFound = (path: string) => pageError(404, `Page not found: ${path}`);

/** For a known route whose parameters are wrong. */
export const pageNotFound = (path: string) => pageError(404, `Page Not Found: ${path}`);

export const pageGone = () => pageError(410);

export const unavailable = () => pageError(503);

/** Throw what this returns from a loader, an action or a guard. */
export function pageError(status: number, message?: string) {
  return data<PageErrorData>(message ? { message } : {}, { status });
}
