import { fewAtATime } from '../base/few-at-a-time.ts';
import { brand } from '../base/brand.ts';
import { servicesContext } from '../context.server.ts';
import { mediaTypes } from '../data-pages/linked-data.ts';
import { dataContext } from '../data-pages/load-sheet.server.ts';
import { libraryData } from './references/library-data.server.ts';
import { legalPdf } from './legal/legal-pdf.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { content } from './content.server.ts';
import { libraryPicture } from './library/files/pictures/library-picture.server.ts';
import type { Route } from './+types/library-file-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/files/whitepaper/global-ecommerce-2025.pdf`, `…/cover.svg`, `/files/legal/privacy-policy.pdf`: files and pictures. */
export async function loader({ params: { kind, '*': path }, context }: Route.LoaderArgs) {
  const [, slug, name] = /^([^/]+)\/([^/]+)\.svg$/.exec(path) ?? [];
  if (slug && name) {
    const data = libraryData(dataContext(context));
    const picture = await inTurn(() => libraryPicture(content, { kind, slug, name }, data));
    return picture === null ? nothingHere() : new Response(picture, { headers: svg });
  }
  if (kind === 'legal') return fileAnswer(path, legalPdf(context, path));
  const paper = content.whitepapers.find((one) => path === `${one.slug}.${one.format}`);
  return paper && kind === 'whitepaper'
    ? fileAnswer(path, context.get(servicesContext).paperFiles.get(paper))
    : nothingHere();
}

/** A list of covers asks for dozens at once; each of them asks the database for much. */
const inTurn = fewAtATime(3);

const svg = { 'Content-Type': 'image/svg+xml; charset=utf-8' };
const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

/** The answer for a file that may still have to be made; null is none. */
async function fileAnswer(name: string, making: Promise<Uint8Array<ArrayBuffer> | null>): Promise<Response> {
  try {
    const file = await making;
    if (!file) return nothingHere();
    return new Response(file, {
      headers: {
        'Content-Type': name.endsWith('.pdf') ? 'application/pdf' : mediaTypes.xlsx,
        'Content-Disposition': `attachment; filename="${brand.slug}-${name}"`,
      },
    });
  } catch {
    const sorry = 'The file could not be made just now. Please try again in a minute.\n';
    return new Response(sorry, { status: 503, headers: plain });
  }
}

const nothingHere = () =>
  new Response('There is nothing at this address.\n', { status: 404, headers: plain });
