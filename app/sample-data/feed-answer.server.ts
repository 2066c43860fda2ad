import type { RouterContextProvider } from 'react-router';
import { servicesContext, type Services } from '../context.server.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import { findSheet } from './find-sheet.server.ts';
import { dataContext } from '../shell/data-context.server.ts';

type Make = (sheet: Sheet, services: Services) => Response | null | Promise<Response | null>;

/** Responds with what `make` returns for the sheet of the key, or 404. */
export async function feedAnswer(
  context: Readonly<RouterContextProvider>,
  key: string | undefined,
  make: Make,
): Promise<Response> {
  const sheet = key ? await findSheet(dataContext(context), key) : null;
  const made = sheet && (await make(sheet, context.get(servicesContext)));
  const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
  return made ?? new Response('File not found.\n', { status: 404, headers: plain });
}
