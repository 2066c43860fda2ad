import { capitalised } from '../base/capitalised.ts';
import { notify } from './feedback/notifications.tsx';

/** `label` is that of the button: after 'Copy link' the message is 'Link copied to the clipboard.' */
export async function copyText(text: string, label: string) {
  try {
    await navigator.clipboard.writeText(text);
    const what = label.replace(/^Copy\s*/, '');
    const message = what ? `${capitalised(what)} copied` : 'Copied';
    notify({ message: `${message} to the clipboard.`, severity: 'success' }, { suppressDuplicates: true });
  } catch {
    notify({
      message: 'Your browser blocked copying. Please select the text and copy it manually.',
      severity: 'warning',
    });
  }
}
