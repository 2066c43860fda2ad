import { Button } from '../ui/button.tsx';
import { acceptAll, decline, type Decision } from './consent.ts';
import { PolicyLink } from './cookie-settings.tsx';

type ConsentBannerProps = { onDecide: (decision: Decision) => void; onChoose: () => void };

/** Early in the document for keyboards and screen readers; last in the layout, where it causes no shift. */
export function ConsentBanner({ onDecide, onChoose }: ConsentBannerProps) {
  return (
    <section aria-label="Cookies" data-consent-banner="" data-nosnippet="" className={look}>
      <div className="mx-auto grid max-w-6xl items-center gap-x-8 gap-y-2.5 px-4 py-3 sm:px-6 sm:py-3.5 lg:grid-cols-[1fr_auto]">
        {/* Short, because as the largest text on a phone it would delay the page's largest contentful paint. */}
        <p className="text-sm leading-snug">
          Optional cookies tell us which pages and campaigns work. The site works fully without them.{' '}
          <PolicyLink />
        </p>
        <div className="grid grid-cols-[1fr_1fr_auto] gap-2 sm:flex sm:gap-3 [&>button]:max-sm:px-2.5">
          <Button onClick={() => onDecide(decline())}>Reject all</Button>
          <Button onClick={() => onDecide(acceptAll())}>Accept all</Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={onChoose}>
            Choose
          </Button>
        </div>
      </div>
    </section>
  );
}

const look =
  'sticky bottom-0 z-30 order-last max-h-[70dvh] overflow-y-auto border-t border-line bg-raised shadow-float print:hidden';
