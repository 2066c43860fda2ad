import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { Busy } from '../../base/concurrency.ts';
import { startRasteriser } from './workers.ts';

const rasteriser = startRasteriser();
afterAll(rasteriser.stop);

const sheet = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="40" font-family="Inter, sans-serif"><rect width="100" height="40" fill="#ffffff"/>${content}</svg>`;
const text = (words: string, weight = 400) =>
  sheet(`<text x="4" y="28" font-size="20" font-weight="${weight}" fill="#0b1f33">${words}</text>`);

describe('a drawing becomes a PNG', () => {
  test('of the width that is asked for', async () => {
    const { width, height } = sizeOf(await rasteriser.toPng(sheet(''), 250));
    expect({ width, height }).toEqual({ width: 250, height: 100 });
  });

  test('with its text in it, regular and strong', async () => {
    const [blank, regular, strong] = await Promise.all(
      [sheet(''), text('Quay'), text('Quay', 600)].map((svg) => rasteriser.toPng(svg, 200)),
    );
    expect(inkOf(blank!)).toBe(0);
    expect(inkOf(regular!)).toBeGreaterThan(200);
    expect(inkOf(strong!)).toBeGreaterThan(200);
    expect(strong).not.toEqual(regular);
  });

  test('another one for another text, the same one for the same', async () => {
    const [one, other, again] = await Promise.all(
      ['$100bn', '$200bn', '$100bn'].map((words) => rasteriser.toPng(text(words), 200)),
    );
    expect(one).not.toEqual(other);
    expect(one).toEqual(again);
  });
});

test('letters become outlines, and the picture looks the same', async () => {
  const outlined = await rasteriser.toOutlines(text('Quay', 600));
  expect(outlined).toMatch(/^<svg .*<path fill="#0b1f33" d="M/s);
  expect(outlined).not.toContain('<text');
  const [before, after] = await Promise.all(
    [text('Quay', 600), outlined].map((svg) => rasteriser.toPng(svg, 200)),
  );
  expect(Math.abs(inkOf(after!) - inkOf(before!)) / inkOf(before!)).toBeLessThan(0.1);
});

describe('when something goes wrong', () => {
  test('a broken drawing is refused, and the next one is drawn', async () => {
    const broken = rasteriser.toPng('<svg', 100);
    const whole = rasteriser.toPng(sheet(''), 100);
    await expect(broken).rejects.toThrow('SVG');
    expect(sizeOf(await whole).width).toBe(100);
  });

  test('a thread that has died is replaced', async () => {
    await expect(rasteriser.toPng(sheet(''), 3_000_000)).rejects.toThrow('unreachable');
    expect(sizeOf(await rasteriser.toPng(sheet(''), 100)).width).toBe(100);
  });

  test('a drawing that takes too long is given up, and the next one gets a new thread', async () => {
    const hasty = startRasteriser({ timeout: 1 });
    await expect(hasty.toPng(sheet(''), 100)).rejects.toThrow('longer than 1 ms');
    await expect(hasty.toPng(sheet(''), 100)).rejects.toThrow('longer than 1 ms');
    await hasty.stop();
  });

  test('more than may wait are refused at once, and those that wait are drawn', async () => {
    const small = startRasteriser({ mostWaiting: 2 });
    const asked = Promise.allSettled(Array.from({ length: 5 }, () => small.toPng(sheet(''), 100)));
    await expect(small.toPng(sheet(''), 100)).rejects.toThrow(Busy);
    expect((await asked).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(sizeOf(await small.toPng(sheet(''), 100)).width).toBe(100);
    await small.stop();
  });

  test('one client cannot keep the others waiting: they take turns, and each may have a few waiting', async () => {
    const small = startRasteriser({ mostPerClient: 3 });
    const drawn: string[] = [];
    const ask = async (client: string) => {
      await small.toPng(sheet(''), 100, client);
      drawn.push(client);
    };
    const greedy = Array.from({ length: 10 }, () => ask('greedy'));
    const outcomes = Promise.allSettled([...greedy, ask('modest')]);
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    // One is being drawn and three wait.
    expect(refused).toHaveLength(6);
    expect(drawn).toEqual(['greedy', 'greedy', 'modest', 'greedy', 'greedy']);
    await small.stop();
  });

  test('what still waits when it is stopped is refused, and so is what comes after', async () => {
    const stopping = startRasteriser();
    const waiting = Promise.allSettled([stopping.toPng(sheet(''), 100), stopping.toPng(sheet(''), 100)]);
    await stopping.stop();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(stopping.toPng(sheet(''), 100)).rejects.toThrow('stopped');
  });
});

function sizeOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** How many bytes of the picture differ from those of a white one; filters turn equal neighbours into zeros. */
function inkOf(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.subarray(at + 4, at + 8).toString() === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const { width } = sizeOf(png);
  const pixels = inflateSync(Buffer.concat(data));
  return pixels.filter((byte, at) => at % (width * 4 + 1) > 4 && byte !== 0 && byte !== 255).length;
}
