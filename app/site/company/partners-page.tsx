import { PageIntro } from '../page-intro.tsx';
import { publicPage } from '../route-handle.ts';

export const handle = publicPage();

export default function PartnersPage() {
  return (
    <PageIntro
      title="Our partners"
      description="Programmes and integrations for agencies, platforms and consultancies."
    />
  );
}
