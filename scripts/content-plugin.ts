import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileContent } from '../app/editorial/compile/compile-content.server.ts';

const name = 'virtual:content';
const id = `\0${name}`;

/** Compiles `content/` into the server bundle. A fault stops a build, and is a warning in development. */
export function contentPlugin(folder = 'content'): Plugin {
  let isBuild = false;
  return {
    name: 'content',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (source) => (source === name ? id : null),
    async load(source) {
      if (source !== id) return null;
      const { content, faults } = await compileContent(folder);
      const lines = faults.map(({ file, what }) => `${file}: ${what}`);
      if (lines.length > 0 && isBuild) this.error(`The content has faults.\n${lines.join('\n')}`);
      for (const line of lines) this.warn(line);
      return `export default ${JSON.stringify(content)}`;
    },
    configureServer({ watcher, moduleGraph, environments }) {
      watcher.add(resolve(folder));
      watcher.on('all', (_, file) => {
        if (!file.startsWith(resolve(folder))) return;
        for (const environment of Object.values(environments)) {
          const module = environment.moduleGraph.getModuleById(id);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        const shared = moduleGraph.getModuleById(id);
        if (shared) moduleGraph.invalidateModule(shared);
      });
    },
  };
}
