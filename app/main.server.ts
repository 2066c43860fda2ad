/** Vite's server entry: edge, services and routes in one module graph. Development loads `site.server.ts` alone. */
export { createSite } from './site.server.ts';
export { demonstrationDataset } from '../data/model/demonstration.ts';
const routes = import('virtual:react-router/server-build');
export const loadRoutes = () => routes;
