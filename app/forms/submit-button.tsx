import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';

/** The one action of a form page; busy while the form is on its way. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Button type="submit" variant="primary" busy={isSending}>
      {children}
    </Button>
  );
}
