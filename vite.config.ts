import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { flagsPlugin } from './scripts/flags-plugin.ts';
import { reactModulesPlugin } from './scripts/react-modules-plugin.ts';
import { reactSignalsPlugin } from './scripts/react-signals-plugin.ts';
import { reloadGuardPlugin } from './scripts/reload-guard-plugin.ts';

// What pages have in common travels in few files: fewer requests, and it compresses better together. A page that uses one
// part of a group loads all of it, so a group holds what is nearly always used together.
const commonParts = [
  ['react', /node_modules\/(react|react-dom|react-router|scheduler)\//],
  [
    'shell',
    /app\/(shell\/(?!not-found|unmatched|section)|base\/(brand|installation|search-snippet)|search\/(search-box|search-entry|search-opener|slash-key)|ui\/(app-link|band|button|copy-text|form\/control|linked-data|overlay\/closing|plain-click|prefetch|drawn\/static-body|text-link|feedback\/(loading|notifications))|consent\/(cookie-settings|own-storage)|tracking\/campaign\.ts|figures\/sheet-address)|vite\/preload-helper/,
  ],
  ['figures', /app\/(passport\/(passport-area|drawn-figures)|charts\/chart-frame|ui\/flag)/],
  [
    'icons',
    /lucide-react\/.*\/(createLucideIcon|Icon|context|defaultAttributes|shared|build|utils|icons\/(check|chevron-down|circle-check|circle-exclamation-point|info|triangle-exclamation-point|x)\.)/,
  ],
  [
    'data-page',
    /app\/(data-pages\/(sheet-body|page\/(unbroken|switchers|locked-shops?\.))|ui\/overlay\/(popover|placement)|taxonomy\/lists\/list-choice)/,
  ],
  [
    'forms',
    /app\/(ui\/form\/(?!control|drawn-search|radio|checkbox)|ui\/mark|forms\/|leads\/lead(-form-parts)?\.)/,
  ],
  ['choices', /app\/ui\/form\/(radio|checkbox)/],
  ['tabs', /app\/(ui\/navigation\/tabs|shell\/section)\./],
] as const;

export default defineConfig(({ command }) => ({
  plugins: [
    reactModulesPlugin(),
    reactSignalsPlugin(),
    tailwindcss(),
    reactRouter(),
    contentPlugin(),
    flagsPlugin(),
    reloadGuardPlugin(),
  ],
  // Found only when a page is first opened, it would reload that page.
  optimizeDeps: { include: ['lucide-react', '@floating-ui/dom'] },
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
