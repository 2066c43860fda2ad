import { data } from 'react-router';

/** What an error screen may show besides its fixed texts. */
export type PageErrorData = { message?: string };

/** For a URL that matches no route. */
export const routeNotFound = (path: string) => pageError(404, `Page not found: ${path}`);

/** For a known route with invalid parameters. */
export const pageNotFound = (path: string) => pageError(404, `Page Not Found: ${path}`);

export const pageGone = () => pageError(410);

export const unavailable = () => pageError(503);

/** To be thrown from a loader, an action or a guard. */
export function pageError(status: number, message?: string) {
  return data<PageErrorData>(message ? { message } : {}, { status });
}
