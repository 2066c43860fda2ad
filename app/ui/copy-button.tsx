import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import { notify } from './feedback/notifications.tsx';

export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Button
      size="small"
      icon={<Copy aria-hidden="true" />}
      data-copy={text}
      onClick={() => copyText(text)}
      className="noscript:hidden print:hidden"
    >
      {label}
    </Button>
  );
}

export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: 'Copied', severity: 'success' }, { suppressDuplicates: true });
  } catch {
    notify({
      message: 'Your browser blocked copying. Please select the text and copy it.',
      severity: 'warning',
    });
  }
}
