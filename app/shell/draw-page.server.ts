import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../context.server.ts';
import { markupFor } from '../ui/markup.ts';
import { staticMarkup } from '../ui/static-markup.server.tsx';
import type { DrawnPageData } from './drawn-pages.tsx';
import type { HeadProps } from './page-head.tsx';

/** What a loader gives a `DrawnPage`. Only the loader may name the body's components, or they are sent too. */
export function drawPage(
  context: Readonly<RouterContextProvider>,
  head: HeadProps,
  body: ReactNode,
): DrawnPageData {
  return { head, body: markupFor(context.get(requestContext))(staticMarkup(body)) };
}
