import { PageIntro } from './page-intro.tsx';
import { publicPage } from './route-handle.ts';

export const handle = publicPage();

export default function SampleDataPage() {
  return (
    <PageIntro
      title="Sample data"
      description="Retailers, markets and rankings that anyone can read, free of charge."
    />
  );
}
