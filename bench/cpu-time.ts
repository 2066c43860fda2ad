import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Seconds of processor time that a process has used, all its threads together. On a shared machine this says what work
 * costs; the time on the clock says how busy the others are.
 */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) / ticksPerSecond;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']));
