/** A thread that asks for the health of a site every 100 ms, as a load balancer does, and reports how long each answer took. */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, milliseconds } = workerData as { url: string; milliseconds: number };
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const end = performance.now() + milliseconds;

while (performance.now() < end) {
  const start = performance.now();
  const [answer] = (await once(get(`${url}/healthz`, { agent }), 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  times.push(performance.now() - start);
  await sleep(100);
}
agent.destroy();
parentPort!.postMessage(times, []);
