import * as drawings from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';

/** By lower-case country code. The data set decides which countries there are, so all of them are built. */
const flags = new Map(Object.entries(drawings).map(([code, svg]) => [code.toLowerCase(), svg]));

/** Publishes the flags as `/flags/de.svg`. */
export function flagsPlugin(): Plugin {
  return {
    name: 'flags',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [code, source] of flags)
        this.emitFile({ type: 'asset', fileName: `flags/${code}.svg`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const flag = flags.get(/^\/(\w+)\.svg$/.exec(request.url ?? '')?.[1] ?? '');
        if (flag === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(flag);
      });
    },
  };
}
