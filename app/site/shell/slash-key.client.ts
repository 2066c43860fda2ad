import { brand } from '../../brand.ts';
import { allowsFunctional } from '../../consent/functional.ts';

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
    else if (allowsFunctional(document.cookie)) localStorage.setItem(storageKey, 'off');
  } catch {
    // No storage here: the choice holds as long as the dialog.
  }
}
