import { brand } from '../../brand.ts';

const storageKey = `${brand.slug}_slash_key`;

/** Whether `/` opens the search; so it is until somebody does not want it. */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function letSlashOpen(on: boolean) {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // No storage is allowed here: the choice holds as long as the dialog.
  }
}
