import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../../context.server.ts';
import { markupFor, type Markup } from './markup.ts';
import { staticMarkup } from './static-markup.server.tsx';

/** A part of a page that never changes in the browser, which gets neither its components nor their data. */
export function drawPart(context: Readonly<RouterContextProvider>, part: ReactNode): Markup {
  return markupFor(context.get(requestContext))(staticMarkup(part));
}
