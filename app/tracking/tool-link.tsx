import type { ReactNode } from 'react';
import { brand } from '../base/brand.ts';

type Props = { to: keyof typeof addresses; className?: string; children: ReactNode };

export function ToolLink({ to, className, children }: Props) {
  return (
    <a href={addresses[to]} className={className}>
      {children}
    </a>
  );
}

const addresses = {
  home: brand.tool.url,
  register: brand.tool.registerUrl,
  login: brand.tool.loginUrl,
} as const;
