import { settingNames } from '../app/settings/variables.server.ts';

/** Forgets what the shell has set for another site or database client: a test sets what it needs. */
export function forgetSettings(): void {
  for (const name of Object.keys(process.env)) if (isSetting(name)) delete process.env[name];
}

/** BUILD_FOLDER is the build's own; libpq's variables reach every client that names no other value. */
export const isSetting = (name: string) =>
  settingNames.includes(name) || name === 'BUILD_FOLDER' || /^PG[A-Z]+$/.test(name);
