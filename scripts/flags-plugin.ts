import * as drawings from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';

/** By lower-case country code. The data set decides which countries there are, so all of them are built. */
const flags = new Map(Object.entries(drawings).map(([code, svg]) => [code.toLowerCase(), svg]));

/**
 * Publishes the flags as `/flags/de.png`, sharp on a screen with three dots per pixel. SVG would be smaller, but browsers
 * treat each SVG image as a document and spend milliseconds on it (docs/decisions/012).
 */
export function flagsPlugin(): Plugin {
  return {
    name: 'flags',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const picture = await painter();
      for (const [code, drawing] of flags)
        this.emitFile({ type: 'asset', fileName: `flags/${code}.png`, source: picture(drawing) });
    },
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const drawing = flags.get(/^\/(\w+)\.png$/.exec(request.url ?? '')?.[1] ?? '');
        if (drawing === undefined) return next();
        painter().then(
          (picture) => response.setHeader('Content-Type', 'image/png').end(picture(drawing)),
          next,
        );
      });
    },
  };
}

/** Loaded when needed: the configuration is read more than once, and the renderer starts only once in a process. */
async function painter() {
  const { drawSvg } = await import('../app/adapters/workers/rasterise-svg.ts');
  return (drawing: string) => drawSvg({ svg: drawing, as: 'png', width: 60 });
}
