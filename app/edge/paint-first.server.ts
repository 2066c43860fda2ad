/*
 * The order in which a page loads (docs/decisions/012): style sheet with typeface, first screen, the rest, scripts. React
 * Router writes the page in another order, so these functions change its markup.
 */

/** The page is complete without its scripts, so they are not fetched before it is painted. */
export function paintFirst(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(moduleScript, (_, tag: string, code: string) => tag + afterPaint(code));
}

/**
 * A script waits for the style sheet, and the parser waits for the script. Otherwise the parser has read a thousand
 * elements by the time the style sheet arrives, and the browser lays them all out before it paints anything.
 */
export const inSteps = (html: string) => html.replace('</head>', `<script>${waitForStyles}</script></head>`);

/** Makes the typeface ready before the first layout. Leaves no trace: React did not render it. */
const waitForStyles = `document.fonts.load("1em 'Inter Variable'");document.currentScript.remove()`;

const moduleScript = /(<script [^>]*type="module"[^>]*>)([\s\S]*?)(?=<\/script>)/;

/** Static imports are fetched before anything runs, so they become dynamic ones. Without them the page stays as it is. */
function afterPaint(code: string): string {
  const imports = [...code.matchAll(staticImport)];
  const names = imports.map(([, name = '']) => name);
  const files = imports.map(([, , file]) => `import(${file})`);
  return `await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
const parts = await Promise.all([${files.join()}]).catch(() => null);
if (parts) {
const [${names.join()}] = parts;${code.replaceAll(staticImport, '')}
}`;
}

const staticImport = /^\s*import (?:\* as (\w+) from )?("[^"]+");$/gm;
