import type { ReactNode } from 'react';
import { shareImagePath, sheetPath } from '../figures/sheet-address.ts';
import { SheetFrame } from './page/sheet-frame.tsx';
import type { SheetView } from './page/sheet-view.ts';
import { PageHead } from '../shell/page-head.tsx';

type Props = { view: SheetView; children?: ReactNode; after?: ReactNode };

/** The whole of a data page, head included. */
export function SheetBody({ view, ...slots }: Props) {
  return (
    <>
      <PageHead
        title={view.title}
        description={view.description}
        image={shareImagePath(view.key)}
        canonical={sheetPath(view.key)}
      />
      <link rel="alternate" type="text/markdown" href={`${sheetPath(view.key)}.md`} />
      <SheetFrame view={view} {...slots} />
    </>
  );
}
