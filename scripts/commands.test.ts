import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// Node loads them without a build, unlike Vitest: one import of a component, however far away, and they do not start.
test.each(['content', 'data', 'faults', 'fuzz', 'ops'])(
  'npm run %s explains itself',
  { tags: ['exhaustive'] },
  async (command) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      `scripts/${command}.ts`,
      '--help',
    ]);
    expect(stdout + stderr).toContain(`npm run ${command}`);
  },
);
