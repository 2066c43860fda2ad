/** Vite's server entry: edge, services and routes in one module graph. Development loads `site.server.ts` alone. */
export { createSite } from './site.server.ts';
export { demonstrationDataset } from '../data/model/demonstration.ts';
export const loadRoutes = () => import('virtual:react-router/server-build');
