import { redirect, type RouterContextProvider } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { presentSheet } from '../exhibits/page/present-sheet.server.ts';
import { sheetContext } from '../exhibits/sheet-context.server.ts';
import { unavailable } from '../site/errors/page-errors.server.ts';
import { findSheet } from './find-sheet.server.ts';

/** For the loader of a data page: what it shows, or the way to /404 where there is no such page. */
export async function loadSheet(context: Readonly<RouterContextProvider>, key: string) {
  const data = dataContext(context);
  const sheet = await findSheet(data, key);
  if (!sheet) throw redirect('/404');
  return presentSheet(sheet, data.siteUrl);
}

/** What sheets are made from; without a data set there are no data pages. */
export function dataContext(context: Readonly<RouterContextProvider>) {
  const data = sheetContext(context.get(servicesContext));
  if (!data) throw unavailable();
  return data;
}
