import { PassportArea } from '../../passport/passport-area.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { HomeOpening } from './home-opening.tsx';
import { loadHome } from './home.server.ts';
import { Making } from './making.tsx';
import { Passports } from './passports.tsx';
import { PlansInShort } from './plans-in-short.tsx';
import { Reading } from './reading.tsx';
import { Roles } from './roles.tsx';
import { World } from './world.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { NextStep } from '../sections/next-step.tsx';
import type { Route } from './+types/home-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { world, rangesNote } = loaderData;
  return (
    <PassportArea className="">
      <PageHead title="eCommerce data you can check" description={description} />
      <HomeOpening world={world} />
      <World counts={loaderData.counts} map={world?.drawn.map} rangesNote={rangesNote} />
      <Passports cards={loaderData.passports} rangesNote={rangesNote} />
      <Making categories={loaderData.categories} demonstration={loaderData.demonstration} />
      <Roles />
      <PlansInShort plans={loaderData.plans} />
      <Reading articles={loaderData.articles} whitepaper={loaderData.whitepaper} />
      <div className="pt-14 sm:pt-20">
        <NextStep
          title="See it with your own question"
          text="One of us shows you the tool on the markets and shops that you name. Bring the figure that you doubt most."
        />
      </div>
      <LinkedData data={loaderData.linkedData} />
    </PassportArea>
  );
}

const description =
  'Online retailers, markets and rankings of the world, built on billions of transactions. Every figure says how it was made and how sure it is.';
