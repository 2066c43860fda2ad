import type { ReactNode } from 'react';
import { Band } from '../../ui/band.tsx';
import { Breadcrumb, type Crumb } from '../../ui/navigation/breadcrumb.tsx';

type Props = {
  trail?: Crumb[];
  /** The page's name in the breadcrumb, where its title is a sentence. */
  name?: string;
  title: string;
  lead: string;
  children?: ReactNode;
};

export function Opening({ trail, name, title, lead, children }: Props) {
  return (
    <Band className="mb-10 sm:mb-14">
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-10 sm:px-6 sm:pt-8 sm:pb-14">
        {trail && <Breadcrumb trail={trail} current={name ?? title} />}
        <h1 className="mt-6 max-w-4xl text-title sm:mt-8">{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-pretty text-soft">{lead}</p>
        {children && (
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 sm:mt-8">{children}</div>
        )}
      </div>
    </Band>
  );
}
