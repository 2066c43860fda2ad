import { data } from 'react-router';

export type PageErrorData = { message?: string };

/** The URL matches no route. */
export const routeNotFound = (path: string) => pageError(404, `Page not found: ${path}`);

/** The route exists, but its parameters are invalid. */
export const pageNotFound = (path: string) => pageError(404, `Page Not Found: ${path}`);

export const pageGone = () => pageError(410);

export const unavailable = () => pageError(503);

export function pageError(status: number, message?: string) {
  return data<PageErrorData>(message ? { message } : {}, { status });
}
