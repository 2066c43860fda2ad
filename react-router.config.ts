import type { Config } from '@react-router/dev/config';

export default {
  // `scripts/build.ts` builds beside the running build.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The server build has two entries, see `vite.config.ts`.
  serverBuildFile: '[name].js',
  // The whole route table travels with the page: a lookup per link would cost more than it saves at this size.
  routeDiscovery: { mode: 'initial' },
  // A form's action is a few lines: a file of its own would take longer to ask for than to read.
  splitRouteModules: false,
} satisfies Config;
