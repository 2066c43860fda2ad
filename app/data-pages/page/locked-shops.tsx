import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '../../ui/plain-click.ts';
import type { LockedShopPanelProps } from './locked-shop-panel.tsx';
import { lockedShopCardPath, lockedShopRoot, type LockedShop } from './locked-shop.ts';

/** Links to locked shops open a panel in place. With a modifier key, without scripts, or after a failure they open the page. */
export function LockedShops() {
  const [Panel, setPanel] = useState<ComponentType<LockedShopPanelProps> | null>(null);
  const [opened, setOpened] = useState<{ shop: LockedShop; on: string } | null>(null);
  const navigate = useNavigate();
  const { key: location } = useLocation();

  useEffect(() => {
    const open = async (path: string) => {
      const [{ LockedShopPanel }, response] = await Promise.all([
        import('./locked-shop-panel.tsx'),
        fetch(lockedShopCardPath(path)),
      ]);
      if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
      setPanel(() => LockedShopPanel);
      setOpened({ shop: (await response.json()) as LockedShop, on: location });
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(links) : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const path = link.getAttribute('href')!;
      open(path).catch(() => navigate(path));
    };
    // In the capture phase: the page's own links listen later, and leave an event alone that is prevented.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [navigate, location]);

  // A link in the panel may lead to another page.
  if (!Panel || opened?.on !== location) return null;
  return <Panel key={opened.shop.path} shop={opened.shop} onClose={() => setOpened(null)} />;
}

const links = `a[href^="${lockedShopRoot}"]`;
