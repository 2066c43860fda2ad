import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = 'node_modules/country-flag-icons/3x2';

/** Publishes the flags as `/flags/de.svg`. The data set decides which countries there are, so all of them are built. */
export function flagsPlugin(): Plugin {
  return {
    name: 'flags',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of readdirSync(folder).filter((file) => /^[A-Z]{2}\.svg$/.test(file))) {
        this.emitFile({ type: 'asset', fileName: `flags/${name.toLowerCase()}`, source: readFlag(name) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const [, code] = /^\/([a-z]{2})\.svg$/.exec(request.url ?? '') ?? [];
        const name = `${code?.toUpperCase()}.svg`;
        if (!existsSync(join(folder, name))) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(readFlag(name));
      });
    },
  };
}

const readFlag = (name: string) => readFileSync(join(folder, name));
