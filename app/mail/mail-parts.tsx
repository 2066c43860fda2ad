import type { ReactNode } from 'react';
import type { MailFact } from './mail.ts';

export function MailTitle({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: 1.25 }}>{children}</h1>;
}

export function MailLine({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '10px 18px',
          borderRadius: 6,
          background: '#0b5c7a',
          color: '#ffffff',
          textDecoration: 'none',
          fontWeight: 600,
        }}
      >
        {children}
      </a>
    </p>
  );
}

export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  return (
    <dl style={{ margin: '0 0 16px' }}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ margin: '0 0 10px' }}>
          <dt style={{ fontSize: 13 }}>{name}: </dt>
          <dd style={{ margin: 0, whiteSpace: 'pre-line' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
