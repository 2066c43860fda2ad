import { brand } from '../../base/brand.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { organisation } from '../../shell/organisation.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { LinkedData } from '../../ui/linked-data.tsx';
import { StaticBody } from '../../ui/static-body.tsx';
import { drawAbout } from './draw-about.server.tsx';
import type { Route } from './+types/about-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  return {
    body: await drawAbout(context),
    linkedData: [organisation(dataContext(context).siteUrl)],
  };
}

export default function AboutPage({ loaderData: { body, linkedData } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="About us" description={description} />
      <StaticBody markup={body} />
      <LinkedData data={linkedData} />
    </>
  );
}

const description = `Who is behind ${brand.product}: our principles, the people who make the figures, how we make money, and how we correct errors.`;
