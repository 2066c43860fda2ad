import { PageIntro } from '../site/page-intro.tsx';
import { developmentPage } from '../site/route-handle.ts';

export const handle = developmentPage();

export default function StripePlaygroundPage() {
  return (
    <PageIntro title="Card payment playground" description="A test page for the card payment provider." />
  );
}
