import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import type { DrawnPageData } from './drawn-pages.tsx';
import type { HeadProps } from './page-head.tsx';

/** What a loader gives a `DrawnPage`. Only the loader may name the body's components, or they are sent too. */
export const drawPage = (
  context: Readonly<RouterContextProvider>,
  head: HeadProps,
  body: ReactNode,
): DrawnPageData => ({ head, body: drawPart(context, body) });
