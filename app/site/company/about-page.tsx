import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function AboutPage() {
  return (
    <PageIntro
      title="About us"
      description="Who makes this data, and why the numbers carry their passports."
    />
  );
}
