import { useMatches } from 'react-router';
import { asRouteHandle } from './route-handle.ts';

/** Of the page that is shown. */
export const useRouteHandle = () => asRouteHandle(useMatches().at(-1)?.handle);
