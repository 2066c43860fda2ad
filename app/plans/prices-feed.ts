import { servicesContext } from '../context.server.ts';
import type { Route } from './+types/prices-feed.ts';

export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ centPrices: context.get(servicesContext).facts.centPrices.current });
}
