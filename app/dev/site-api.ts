import { createApiClient } from '../api/api-client.ts';
import { showFatalError } from '../shell/fatal-error.ts';

/** The shared client: an error status other than 422 puts the error screen in place of the page. */
export const siteApi = createApiClient({ fetch: (url, init) => fetch(url, init), onFatal: showFatalError });
