import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { maxHeaderBytes } from './policies.ts';

const plainText = 'text/plain; charset=utf-8';
const malformed = 'The server could not understand this request.';

/** Explains requests that Node refuses before the site sees them: too slow, too large, or not HTTP. */
export function answerClientErrors(http: Server) {
  http.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }) => {
      // In the middle of a response, a second one would be read as part of it.
      const hasBegun = socket._httpMessage?.headersSent ?? false;
      if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) {
        socket.destroy();
        return;
      }
      const [status, text] = reasonOf(error);
      const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${plainText}\r\n`;
      socket.end(`${head}Content-Length: ${text.length + 1}\r\nConnection: close\r\n\r\n${text}\n`);
    },
  );
}

function reasonOf({ code }: NodeJS.ErrnoException): [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, `The request's headers are larger than ${maxHeaderBytes / 1024} kB.`];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long to arrive.'];
  return [400, malformed];
}

export function hostFault({ httpVersion, headers: { host } }: IncomingMessage): string | null {
  // Every HTTP/1.1 request names its host. Simple health checks speak HTTP/1.0 and do not.
  if (host === undefined) return httpVersion === '1.0' ? null : 'The request has no Host header.';
  return URL.canParse(`http://${host}/`) ? null : malformed;
}

export function answerHostFault(response: ServerResponse, fault: string) {
  response.shouldKeepAlive = false;
  response.writeHead(400, { 'Content-Type': plainText });
  response.end(`${fault}\n`);
}

export function answerMalformed() {
  return new Response(`${malformed}\n`, { status: 400, headers: { 'Content-Type': plainText } });
}
