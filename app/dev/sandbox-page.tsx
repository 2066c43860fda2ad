import { href } from 'react-router';
import { PageIntro } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { stretchedLink } from '../ui/text-link.ts';
import { inspectors } from './inspectors.ts';

export const handle = developmentPage({ guards: ['local-only'] });

export default function SandboxPage() {
  return (
    <>
      <PageIntro title="Sandbox" description="Everything this site has received, sent and still has to do." />
      <ul className="mx-auto grid max-w-6xl gap-4 px-4 pb-16 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        {inspectors.map(({ slug, title, description }) => (
          <Card as="li" key={slug}>
            <h2 className="text-xl">
              <AppLink to={href('/sandbox/:slug', { slug })} className={stretchedLink}>
                {title}
              </AppLink>
            </h2>
            <p className="mt-2 text-soft">{description}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}
