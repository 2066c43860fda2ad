import type { ReactNode } from 'react';
import { ScreenFrame } from './screen-frame.tsx';

type Props = { title: string; children: ReactNode; link?: { href: string; text: string } };

export function MessageScreen({ title, children, link }: Props) {
  return (
    <ScreenFrame title={title}>
      <div className="message">
        <h1>{title}</h1>
        <p>{children}</p>
        {link && (
          <p>
            <a href={link.href}>{link.text}</a>
          </p>
        )}
      </div>
    </ScreenFrame>
  );
}
