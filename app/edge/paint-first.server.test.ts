import { expect, test } from 'vitest';
import { inSteps, paintFirst } from './paint-first.server.ts';

const page = `<html><head><link rel="stylesheet" href="/styles.css"/><link rel="modulepreload" href="/assets/root.js"/></head>
<body><p>Text</p><script type="module" async="" nonce="n">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
window.modules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`;

test('scripts are fetched only after a frame, all at once', () => {
  const html = paintFirst(page);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toMatch(/^\s*import /m);
  expect(html).toContain(
    '<script type="module" async="" nonce="n">await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));\n' +
      'const parts = await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")]).catch(() => null);\n' +
      'if (parts) {\nconst [,route0,route1] = parts;',
  );
  expect(html).toContain('window.modules = {"root":route0,"home":route1};');
  expect(html).toContain('import("/assets/entry.js");\n}</script></body>');
});

test('a page without scripts stays as it is', () => {
  const html = '<html><head></head><body><p>Text</p></body></html>';
  expect(paintFirst(html)).toBe(html);
});

test('the parser waits for the style sheet at the end of the head', () => {
  expect(inSteps(page)).toMatch(/document\.currentScript\.remove\(\)<\/script><\/head>/);
});
