import { useId, type ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { FeatureBrief } from './frame/feature.ts';

type Props = {
  feature: FeatureBrief;
  /** A small piece of it, from the data. */
  children: ReactNode;
};

/** One feature in the overview: its question on one side, the real thing on the other. */
export function FeatureRow({ feature: { name, question, brief, path }, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-8 border-t border-line py-12 sm:py-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id={id} className="text-2xl tracking-[-0.025em] sm:text-3xl">
          {name}
        </h2>
        <p className="mt-3 text-lg text-pretty">{question}</p>
        <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{brief}</p>
        <p className="mt-4">
          <AppLink to={path} className={textLink}>
            More on {nameInText(name)}
          </AppLink>
        </p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** 'retailer profiles', but 'API'. */
const nameInText = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
