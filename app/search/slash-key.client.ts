import { allowsFunctional } from '../consent/functional.ts';
import { ownKeys } from '../consent/own-storage.ts';

const { slashKey } = ownKeys;

/** Whether `/` opens the search; so it is until somebody does not want it. */
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
    // No storage here: the choice holds as long as the dialog.
  }
}
