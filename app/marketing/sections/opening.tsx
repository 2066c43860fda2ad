import type { ReactNode } from 'react';
import { Band } from '../../ui/band.tsx';
import { Breadcrumb, type Crumb } from '../../ui/navigation/breadcrumb.tsx';

type Props = {
  trail?: Crumb[];
  /** The page's name in the breadcrumb, where its title is a sentence. */
  name?: string;
  title: string;
  lead: string;
  /** What the page is about, in real figures: beside the title, on a phone below the buttons. */
  picture?: ReactNode;
  children?: ReactNode;
};

export function Opening({ trail, name, title, lead, picture, children }: Props) {
  return (
    <Band className="mb-10 sm:mb-14">
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-10 sm:px-6 sm:pt-8 sm:pb-14">
        {trail && <Breadcrumb trail={trail} current={name ?? title} />}
        <div
          className={
            picture
              ? 'grid gap-x-14 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]'
              : undefined
          }
        >
          <div>
            <h1 className={`mt-6 max-w-4xl text-banner sm:mt-8 ${picture ? 'lg:text-title' : ''}`}>
              {title}
            </h1>
            <p className="mt-5 max-w-prose text-lead text-pretty text-soft">{lead}</p>
          </div>
          {children && (
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 self-start sm:mt-8">
              {children}
            </div>
          )}
          {picture && (
            <div className="mt-7 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8">{picture}</div>
          )}
        </div>
      </div>
    </Band>
  );
}
