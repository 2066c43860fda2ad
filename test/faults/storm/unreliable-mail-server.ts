import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { openLedger } from './ledger.ts';
import type { Moods } from './moods.ts';

/** A mail that it has taken, whether or not it could say so. */
export type TakenMail = { messageId: string; to: string };

/** A mail server on this machine that fails by chance. */
export async function startUnreliableMailServer(moods: Moods, folder: string) {
  const taken = openLedger<TakenMail>(folder, 'mails');
  const sockets = new Map<number, Socket>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, { envelope, remotePort }, answer) {
      // What a killed process has sent half of is nothing.
      const messageId = /^message-id: (\S+)/im.exec(await text(stream).catch(() => ''))?.[1];
      if (!messageId) return answer(new Error('A mail needs an id'));
      const take = () => taken.add({ messageId, to: envelope.rcptTo[0]!.address });
      const mood = moods.next(messageId);
      if (mood === 'takes it') {
        take();
        return answer();
      }
      if (mood === 'refuses') return answer(Object.assign(new Error('Busy'), { responseCode: 451 }));
      if (mood === 'says nothing for a while') await sleep(moods.silenceMs());
      if (mood === 'takes it, but hangs up before saying so') take();
      sockets.get(remotePort)?.destroy();
    },
  });
  // Its clients are killed: broken connections are what this is about.
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort!;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
    if (moods.hangsUp()) socket.destroy();
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken,
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}
