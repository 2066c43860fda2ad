import { type ReactNode, useEffect, useState, type ComponentType } from 'react';
import { useMatches } from 'react-router';
import { type DatasetLine, Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { MenuPreviews } from './navigation.tsx';
import { isRouteHandle } from './route-handle.ts';
import { TaskFooter, TaskHeader } from './task-shell.tsx';
import type { VisitorOptions } from '../tracking/visitor.client.ts';
import { useInstallation } from '../base/installation.tsx';

type Props = {
  children: ReactNode;
  dataset?: DatasetLine | null;
  newsletter: ReactNode;
  previews?: MenuPreviews;
};

/** The consent banner is part of the layout and does not re-render the page, which ends above it. */
export function SiteLayout(props: Props) {
  return (
    <div className="flex flex-col">
      <a href="#content" className={skipLinkLook}>
        Skip to content
      </a>
      <VisitorCornerLoader />
      <DefaultLayout {...props} />
    </div>
  );
}

function DefaultLayout({ children, previews, ...footer }: Props) {
  const handle = useMatches().at(-1)?.handle;
  const isTask = isRouteHandle(handle) && handle.isTask;
  return (
    <div className="flex min-h-dvh flex-col">
      {isTask ? <TaskHeader /> : <Header previews={previews} />}
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {isTask ? <TaskFooter /> : <Footer {...footer} />}
    </div>
  );
}

const skipLinkLook =
  'sr-only z-40 rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-4';

function VisitorCornerLoader() {
  const { consentScripts: scripts, regionByQuery } = useInstallation();
  const [Corner, setCorner] = useState<ComponentType<VisitorOptions> | null>(null);
  useEffect(() => {
    import('../tracking/visitor-corner.tsx').then(
      ({ VisitorCorner }) => setCorner(() => VisitorCorner),
      // If it is blocked or fails to load, nothing optional happens.
      () => {},
    );
  }, []);
  return Corner && <Corner scripts={scripts} regionByQuery={regionByQuery} reload={reload} />;
}

const reload = () => location.reload();
