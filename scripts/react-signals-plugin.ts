import type { Plugin } from 'vite';

const file = /react-dom\/cjs\/react-dom-client\.production\.js$/;
const signal = /(\w+Exception = )Error(\(formatProdErrorMessage\(\d+\)\))/g;

/**
 * React throws five values as signals to itself, and makes them as errors while its script starts. With a debugger attached
 * (Lighthouse counts as one), V8 takes a stack trace of every error, and parses the whole script again to do so: 25 ms, in
 * the longest task of most pages. As plain objects, the signals cost nothing (docs/decisions/012).
 */
export function reactSignalsPlugin(): Plugin {
  let isFound = false;
  return {
    name: 'react-signals',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        const count = code.match(signal)?.length ?? 0;
        if (count !== 5) this.error(`Expected React to have 5 signals, not ${count}.`);
        isFound = true;
        return { code: code.replaceAll(signal, '$1Object$2'), map: null };
      },
    },
    generateBundle() {
      if (!isFound) this.error('React DOM no longer makes its signals in the file where they are expected.');
    },
  };
}
