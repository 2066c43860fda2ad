import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function MarketsFeaturePage() {
  return (
    <PageIntro title="Markets" description="Size, growth and online share by country and product category." />
  );
}
