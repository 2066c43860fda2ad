import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { flagsPlugin } from './scripts/flags-plugin.ts';
import { reloadGuardPlugin } from './scripts/reload-guard-plugin.ts';

// What pages have in common travels in few files: fewer requests, and it compresses better together. A page that uses one
// part of a group loads all of it, so a group holds what is nearly always used together.
const commonParts = [
  ['react', /node_modules\/(react|react-dom|react-router|scheduler)\//],
  [
    'shell',
    /app\/(shell\/(?!not-found|unmatched|section)|base\/(brand|installation|search-snippet)|search\/(search-opener|slash-key)|ui\/(app-link|band|button|form\/control|prefetch|plain-click|text-link|static-body|linked-data|feedback\/(loading|notifications))|consent\/(cookie-settings|own-storage)|passport\/passport-area|figures\/sheet-address|charts\/chart-frame|ui\/(overlay\/closing|copy-text)|data-pages\/page\/drawn-)|vite\/preload-helper/,
  ],
  // Blockers of cookie banners may block it, so no page may need it.
  ['visitor-corner', /app\/(tracking\/visitor|consent\/consent-banner)/],
  ['icons', /lucide-react\//],
  [
    'data-page',
    /app\/(data-pages\/(sheet-body|page\/(unbroken|switchers|sheet-tools|use-in-code|locked-shops))|figures\/citations|ui\/overlay\/(popover|placement))/,
  ],
  ['forms', /app\/(ui\/form\/(field|text-field|error-summary)|ui\/feedback\/severity-mark|forms\/)/],
  [
    'sections',
    /app\/(marketing\/(sections\/(next-step|opening)|company\/points)|passport\/passport-facts|plans\/(tier|plan-link|plan-view)|base\/money)/,
  ],
  ['tables', /app\/(data-pages\/page\/(exhibit-table|rank-move)|ui\/table)\./],
] as const;

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
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: commonParts.map(([name, test], at) => ({
                name,
                test,
                priority: commonParts.length - at,
              })),
            },
          },
        },
      },
    },
  },
}));
