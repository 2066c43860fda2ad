import { PageIntro } from '../site/page-intro.tsx';
import { visitorPage } from '../site/route-handle.ts';

export const handle = visitorPage();

export default function OfferPage() {
  return (
    <PageIntro
      title="Request an offer"
      description="Tell us what you need, and get a written offer."
      canonical="/request/offer/"
    />
  );
}
