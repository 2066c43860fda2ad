import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchDataset } from './dataset-watch.server.ts';

test('one look that fails is an accident; two in a row mean that the database is away', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const currentId = vi.fn(async () => 1);
  const watch = watchDataset({ currentId, onChange: async () => {}, log: pino({ level: 'silent' }) });
  onTestFinished(() => watch.stop());
  const isAwayAfterLook = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return watch.isAway();
  };
  const away = new Error('away');
  currentId.mockRejectedValueOnce(away);
  expect(await isAwayAfterLook()).toBe(false);
  currentId.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  expect(await isAwayAfterLook()).toBe(true);
  expect(await isAwayAfterLook()).toBe(false);
});
