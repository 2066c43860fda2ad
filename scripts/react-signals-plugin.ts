import type { Plugin } from 'vite';

const file = /react-dom\/cjs\/react-dom-client\.production\.js$/;
const signal = /(\w+Exception = )Error(\(formatProdErrorMessage\(\d+\)\))/g;

/**
 * React throws five values as signals to itself, never as errors, and makes them while its script starts. Where a debugger
 * is attached, as Lighthouse is one, V8 takes a stack trace of every error, for which it parses all of that script again:
 * 25 ms, the longest task of most pages. As plain objects, the signals cost nothing.
 */
export function reactSignalsPlugin(): Plugin {
  return {
    name: 'react-signals',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        const found = code.match(signal)?.length ?? 0;
        if (found !== 5) this.error(`Expected React to have 5 signals, not ${found}.`);
        return { code: code.replaceAll(signal, '$1Object$2'), map: null };
      },
    },
  };
}
