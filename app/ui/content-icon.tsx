import { useEffect, useState } from 'react';
import { useInstallation } from '../base/installation.tsx';
import { fetchIcons, isPlainDrawing } from './icon-request.ts';

type Drawing = { body: string; width: number; height: number };

/** An icon named by content, such as `lucide:truck`. Icons named in code are imported instead. */
export function ContentIcon({ name, size = 24 }: { name: string; size?: number }) {
  const { iconServices } = useInstallation();
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let current = true;
    void loadIcon(name, iconServices).then((found) => current && setDrawing(found));
    return () => {
      current = false;
    };
  }, [name, iconServices]);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${drawing?.width ?? 24} ${drawing?.height ?? 24}`}
      // `isPlainDrawing` has checked it: an icon service is not ours.
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  );
}

const known = new Map<string, Promise<Drawing | null>>();

function loadIcon(name: string, services: readonly string[]): Promise<Drawing | null> {
  const loading = known.get(name) ?? fetchIcon(name, services);
  known.set(name, loading);
  return loading;
}

async function fetchIcon(fullName: string, services: readonly string[]): Promise<Drawing | null> {
  const [prefix = '', name = ''] = fullName.split(':');
  try {
    const [set] = await fetchIcons(prefix, [name], {
      fetch: (url, init) => fetch(url, init),
      wait,
      externalServices: services,
    });
    const icon = set?.icons[name];
    if (!set || !icon) throw new Error('unknown icon');
    if (!isPlainDrawing(icon.body)) throw new Error('not a plain drawing');
    return { body: icon.body, width: set.width ?? 24, height: set.height ?? 24 };
  } catch (error) {
    console.warn(`The icon "${fullName}" could not be loaded.`, error);
    return null;
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
