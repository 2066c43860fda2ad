import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { sheetContext } from '../figures/sheet-context.server.ts';
import { unavailable } from './page-errors.server.ts';

/** Throws the 503 screen while no data set is loaded. */
export function dataContext(context: Readonly<RouterContextProvider>) {
  const data = sheetContext(context.get(servicesContext));
  if (!data) throw unavailable();
  return data;
}
