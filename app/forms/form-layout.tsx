import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import type { Markup } from '../ui/drawn/markup.ts';
import { StaticBody } from '../ui/drawn/static-body.tsx';

type Props = { title: string; lead: ReactNode; beside?: Markup; children: ReactNode };

export function FormLayout({ title, lead, beside, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14 sm:pb-24">
      <h1 className="text-title">{title}</h1>
      <div className="mt-5 max-w-prose text-lg text-pretty text-soft">{lead}</div>
      <div className="mt-10 grid gap-x-16 gap-y-12 sm:mt-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        {children}
        {beside && <StaticBody markup={beside} className="contents" />}
      </div>
    </div>
  );
}

export function SubmitButton({ children }: { children: ReactNode }) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Button type="submit" variant="primary" busy={isSending}>
      {children}
    </Button>
  );
}
