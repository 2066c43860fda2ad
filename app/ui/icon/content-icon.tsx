import { useEffect, useState } from 'react';
import { fetchIcons } from './icon-request.ts';
import { iconServices } from './icon-services.ts';
import { isPlainDrawing } from './plain-drawing.ts';

type Drawing = { body: string; width: number; height: number };

/**
 * An icon whose name comes from content, such as `lucide:truck`. Until it is there, and when it cannot be had,
 * a blank of the same size stands in its place. Icons that the code names are imported instead.
 */
export function ContentIcon({ name, size = 24 }: { name: string; size?: number }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let current = true;
    void loadIcon(name).then((found) => current && setDrawing(found));
    return () => {
      current = false;
    };
  }, [name]);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${drawing?.width ?? 24} ${drawing?.height ?? 24}`}
      // Shapes only: an icon service is not ours.
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
    />
  );
}

const known = new Map<string, Promise<Drawing | null>>();

function loadIcon(name: string): Promise<Drawing | null> {
  const loading = known.get(name) ?? fetchIcon(name);
  known.set(name, loading);
  return loading;
}

async function fetchIcon(fullName: string): Promise<Drawing | null> {
  const [prefix = '', name = ''] = fullName.split(':');
  try {
    const [set] = await fetchIcons(prefix, [name], {
      fetch: (url, init) => fetch(url, init),
      wait,
      externalServices: iconServices(),
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
