import { useEffect, useState, type ComponentType } from 'react';
import type { VisitorOptions } from '../tracking/visitor.client.ts';
import { useInstallation } from '../base/installation.tsx';
import { reloadOnPurpose } from './reload-guard.client.ts';

/** Where consent is asked for. All that asks for it and acts on it is fetched once the page is awake. */
export function VisitorPlace() {
  const { tagManager, regionByQuery } = useInstallation();
  const [Corner, setCorner] = useState<ComponentType<VisitorOptions> | null>(null);
  useEffect(() => {
    import('../tracking/visitor-corner.tsx').then(
      ({ VisitorCorner }) => setCorner(() => VisitorCorner),
      // Blocked, or lost on its way: then nothing optional happens.
      () => {},
    );
  }, []);
  return Corner && <Corner tagManager={tagManager} regionByQuery={regionByQuery} reload={reloadOnPurpose} />;
}
