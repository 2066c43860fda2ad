import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function TermsPage() {
  return (
    <PageIntro title="Terms and Conditions" description="The terms on which companies use our data plans." />
  );
}
