import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const asModule = '?as-module';

/**
 * React is published as CommonJS. Every script that imports it would unwrap it again, with a helper that is one more file on
 * every page. Here it is unwrapped once, and its functions have plain short names everywhere.
 */
export function reactModulesPlugin(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(-dom)?(\/(client|jsx-runtime))?$/ },
      handler(name, importer, { kind }) {
        // React's own files go on requiring each other.
        if (kind !== 'import-statement' || importer?.endsWith(asModule)) return null;
        return { id: require.resolve(name) + asModule, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /\?as-module$/ },
      handler(id) {
        const file = id.slice(0, -asModule.length);
        const names = Object.keys(require(file) as object).filter((name) => !name.startsWith('__'));
        // Marked as pure, what nobody imports is left out.
        const exported = names.map(
          (name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`,
        );
        return [`import whole from ${JSON.stringify(file)};`, 'export default whole;', ...exported].join(
          '\n',
        );
      },
    },
  };
}
