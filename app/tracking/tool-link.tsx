import type { ReactNode } from 'react';
import { brand } from '../base/brand.ts';

type Props = { to: keyof typeof addresses; className?: string; children: ReactNode };

/** A link to the tool site. `carryCampaign` adds the campaign in the browser. */
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
