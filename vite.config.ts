import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { flagsPlugin } from './scripts/flags-plugin.ts';
import { reloadGuardPlugin } from './scripts/reload-guard-plugin.ts';

// What every page needs travels in two files: fewer requests, and they compress better together.
const everyPage = [
  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shell',
    priority: 2,
    test: /app\/(shell\/(?!not-found|unmatched)|base\/(brand|installation)|search\/(search-opener|slash-key)|ui\/(app-link|band|button|form\/control|prefetch|text-link|linked-data|feedback\/(loading|notification))|consent\/(cookie-settings|own-storage)|forms\/(field-names|form-parts)|newsletter\/footer-form)/,
  },
  // And what most marketing pages need, in a third.
  {
    name: 'sections',
    priority: 1,
    test: /app\/(marketing\/(sections\/(next-step|opening)|company\/points)|figures\/ranges-note|passport\/passport-facts|ui\/navigation\/breadcrumb)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), contentPlugin(), flagsPlugin(), reloadGuardPlugin()],
  // Found only when a page is first opened, it would reload that page.
  optimizeDeps: { include: ['lucide-react', '@floating-ui/dom', '@base-ui/react/combobox'] },
  // Rewritten for older browsers, `light-dark()` would follow the system only, and the navy band is always dark.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  // One server bundle: a module loaded both natively and bundled would exist twice. Worker threads have their own entry.
  environments: {
    ssr: {
      // Packages of hundreds of files, slow to load one by one. Not those that other packages share with us, such as Hono:
      // there would be two of each, and one does not know the other's classes and default handlers.
      ...(command === 'build' && { resolve: { noExternal: ['drizzle-orm', 'lucide-react', 'stripe'] } }),
      build: {
        rollupOptions: {
          input: { index: './app/main.server.ts', worker: './app/adapters/workers/worker.ts' },
        },
      },
    },
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: everyPage } } } } },
  },
}));
