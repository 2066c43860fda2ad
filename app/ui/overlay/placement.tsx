import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { disposeTimeout } from './timings.ts';

export type Placement = 'right-start' | 'bottom-start' | 'bottom-end' | 'top';

/**
 * Positions a panel beside its anchor. Until the positioning code has loaded, and without scripts, `anchoredLook` does
 * so in browsers with CSS anchors; elsewhere the panel opens in place.
 */
export function usePlacement(panel: RefObject<HTMLElement | null>, placement: Placement, distance: number) {
  const stop = useRef<(() => void) | null>(null);
  const disposal = useRef<ReturnType<typeof setTimeout>>(undefined);

  const dispose = useCallback(() => {
    clearTimeout(disposal.current);
    stop.current?.();
    stop.current = null;
  }, []);

  useEffect(() => dispose, [dispose]);

  const place = useCallback(
    async (anchor: Element) => {
      dispose();
      let stopped = false;
      stop.current = () => {
        stopped = true;
      };

      const { autoUpdate, computePosition, flip, offset, shift } = await loadPositioning();
      const element = panel.current;
      if (stopped || !element) return;

      const middleware = [
        offset(distance),
        // A panel beside its anchor is moved up a little where it is too tall, instead of rising above the anchor.
        flip({
          crossAxis: placement !== 'right-start',
          fallbackAxisSideDirection: 'end',
          padding: screenMargin,
        }),
        shift({ padding: screenMargin, crossAxis: true }),
      ];
      stop.current = autoUpdate(anchor, element, async () => {
        const { x, y } = await computePosition(anchor, element, { placement, strategy: 'fixed', middleware });
        Object.assign(element.style, {
          positionArea: 'none',
          margin: '0',
          inset: 'auto',
          left: `${x}px`,
          top: `${y}px`,
        });
      });
    },
    [panel, placement, distance, dispose],
  );

  const release = useCallback(() => {
    clearTimeout(disposal.current);
    disposal.current = setTimeout(dispose, disposeTimeout);
  }, [dispose]);

  return { place, release };
}

export function loadPositioning() {
  return import('@floating-ui/dom');
}

export function anchoredLook(placement: Placement) {
  return `inset-auto ${areas[placement]} [position-try-fallbacks:flip-inline,bottom_span-right,bottom_span-left,top_span-right,bottom]`;
}

const areas: Record<Placement, string> = {
  'right-start': '[position-area:right_span-bottom]',
  'bottom-start': '[position-area:bottom_span-right]',
  'bottom-end': '[position-area:bottom_span-left]',
  top: '[position-area:top]',
};

const screenMargin = 8;
