import { allowsFunctional, ownKeys } from '../consent/own-storage.ts';

const { slashKey } = ownKeys;

export function slashOpens(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off';
  } catch {
    return true;
  }
}

export function letSlashOpen(on: boolean) {
  try {
    if (on) localStorage.removeItem(slashKey);
    else if (allowsFunctional(document.cookie)) localStorage.setItem(slashKey, 'off');
  } catch {
    // Without storage the choice lasts as long as the dialog.
  }
}
