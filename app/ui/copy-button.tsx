import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.client.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Button
      size="small"
      icon={<Copy aria-hidden="true" />}
      data-copy={text}
      onClick={() => copyText(text, label)}
      className="noscript:hidden print:hidden"
    >
      {label}
    </Button>
  );
}
