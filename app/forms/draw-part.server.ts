import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../context.server.ts';
import { markupFor, type Markup } from '../ui/markup.ts';
import { staticMarkup } from '../ui/static-markup.server.tsx';

/** What never changes around a form, whose page gets neither its components nor their data. */
export function drawPart(context: Readonly<RouterContextProvider>, part: ReactNode): Markup {
  return markupFor(context.get(requestContext))(staticMarkup(part));
}
