import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react';
import { useRevalidator } from 'react-router';
import { useDrawnLinks } from '../app-link.tsx';
import type { Markup } from './markup.ts';

type Props = Omit<ComponentProps<'div'>, 'children'> & { markup: Markup };

/** Markup that the server has drawn and the browser never changes, so that its components are not sent. */
export function StaticBody({ markup, ref, ...rest }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useImperativeHandle(ref, () => area.current!);
  useDrawnLinks(area);

  useEffect(() => {
    // If an extension changes the page before hydration, React renders it again without the markup.
    if (markup.html === undefined && area.current!.childElementCount === 0) void revalidate();
  }, [markup, revalidate]);

  return (
    <div
      ref={area}
      // The browser has no copy of the markup: the server's stays in place (docs/decisions/016).
      suppressHydrationWarning
      {...rest}
      dangerouslySetInnerHTML={{ __html: markup.html ?? '' }}
    />
  );
}
