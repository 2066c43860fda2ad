/** The least that can answer: Node's own server, with one answer in memory. It ends with the process that started it. */
import { createServer } from 'node:http';

export type BareAnswer = { headers: [string, string][]; body: string };

process.once('message', ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers.flat());
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
