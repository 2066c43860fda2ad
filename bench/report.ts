import { writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform } from 'node:os';

/** A table in a file, written anew with each row: a run takes long, and may be stopped. */
export function startReport(file: string, columns: string, remarks: readonly string[] = []) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, ${platform()} ${arch()}, Node ${process.versions.node}`;
  const lines = [
    `Measured on ${day}: ${machine}, server, database, client and browser on this one machine.`,
    '',
    columns,
    columns.replaceAll(/[^|]+/g, '---'),
  ];
  return function add(row: string) {
    lines.push(row);
    console.log(row);
    writeFileSync(file, `${[...lines, ...remarks].join('\n')}\n`);
  };
}
