import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LockedShopCard } from './locked-shop-card.tsx';
import type { LockedShop } from './locked-shop.ts';

export type LockedShopPanelProps = { shop: LockedShop; onClose: () => void };

export function LockedShopPanel({ shop, onClose }: LockedShopPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog ref={dialog} id="locked-shop" title={shop.name} onClose={onClose}>
      <LockedShopCard shop={shop} />
    </Dialog>
  );
}
