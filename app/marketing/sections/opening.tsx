import type { ReactNode } from 'react';
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
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-12 sm:px-6 sm:pt-8 sm:pb-16">
      {trail && <Breadcrumb trail={trail} current={name ?? title} />}
      <h1 className="mt-6 max-w-4xl text-4xl tracking-[-0.03em] sm:mt-8 sm:text-6xl">{title}</h1>
      <p className="mt-5 max-w-prose text-lg text-pretty text-soft sm:text-xl">{lead}</p>
      {children && <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>}
    </div>
  );
}
