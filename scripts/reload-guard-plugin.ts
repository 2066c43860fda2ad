import type { Plugin } from 'vite';

const file = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const call = 'window.location.reload();';

/**
 * React Router reloads the page whenever the code of a route fails to load, without limit, and `location.reload` cannot
 * be replaced in the browser. See `app/shell/reloads.client.ts` and docs/decisions/007.
 */
export function reloadGuardPlugin(): Plugin {
  return {
    name: 'reload-guard',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        if (code.split(call).length !== 2) {
          this.error(`Expected exactly one "${call}" in React Router's routeModules.js.`);
        }
        return { code: code.replace(call, 'window.reloadAfterFailure?.();'), map: null };
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const isGuarded = Object.values(bundle).some(
        (chunk) => chunk.type === 'chunk' && chunk.code.includes('.reloadAfterFailure?.()'),
      );
      if (!isGuarded) this.error('React Router no longer loads routes where the reload guard expects it.');
    },
  };
}
