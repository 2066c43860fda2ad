import type { RouterContextProvider } from 'react-router';
import { brand } from '../../base/brand.ts';
import { limitConcurrency } from '../../base/concurrency.ts';
import { servicesContext } from '../../context.server.ts';
import { mediaTypes } from '../../data-pages/linked-data.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import fontUrl from '../../ui/inter.woff2?no-inline';
import { content } from '../content.server.ts';
import { legalDocument } from '../legal/legal-document.server.ts';
import { documentWords } from './files/document-words.ts';
import { libraryData } from './files/make-file.server.ts';
import { libraryPicture } from './pictures/library-picture.server.ts';
import type { Route } from './+types/library-file-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/files/whitepaper/global-ecommerce-2025.pdf`, `…/cover.svg`, `/files/legal/privacy-policy.pdf`. */
export async function loader({ params: { kind, '*': path }, context }: Route.LoaderArgs) {
  const [, slug, name] = /^([^/]+)\/([^/]+)\.svg$/.exec(path) ?? [];
  if (slug && name) {
    const data = libraryData(dataContext(context));
    const { outlineText } = context.get(servicesContext);
    const picture = await inTurn(async () => {
      const drawn = await libraryPicture(content, { kind, slug, name }, data);
      if (drawn === null) return null;
      // The many letters of a slide would take ten times its bytes as outlines.
      return kind === 'blog' || name === 'cover' ? outlineText(drawn) : withTypeface(drawn);
    });
    return picture === null ? notFound() : new Response(picture, { headers: svg });
  }
  if (kind === 'legal') return fileResponse(path, legalPdf(context, path));
  const paper = content.whitepapers.find((one) => path === `${one.slug}.${one.format}`);
  return paper && kind === 'whitepaper'
    ? fileResponse(path, context.get(servicesContext).paperFiles.get(paper))
    : notFound();
}

/** A picture that is opened by itself loads our typeface; as an image in a page it cannot. */
const withTypeface = (drawn: string) => drawn.replace('<title>', `${typeface}<title>`);

const typeface = `<style>@font-face{font-family:Inter;font-weight:400 700;src:url(${fontUrl})}</style>`;

/** A list of covers requests dozens of pictures at once, and each runs many queries. */
const inTurn = limitConcurrency(3);

const svg = { 'Content-Type': 'image/svg+xml; charset=utf-8' };
const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

async function fileResponse(
  name: string,
  pending: Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<Response> {
  try {
    const file = await pending;
    if (!file) return notFound();
    return new Response(file, {
      headers: {
        'Content-Type': name.endsWith('.pdf') ? 'application/pdf' : mediaTypes.xlsx,
        'Content-Disposition': `attachment; filename="${brand.slug}-${name}"`,
      },
    });
  } catch {
    const sorry = 'We couldn’t create the file just now. Please try again in a minute.\n';
    return new Response(sorry, { status: 503, headers: plain });
  }
}

const notFound = () => new Response('File not found.\n', { status: 404, headers: plain });

/** Printed on first request; null for an unknown name. */
async function legalPdf(context: Readonly<RouterContextProvider>, name: string) {
  const text = content.legal.find(({ slug, printed }) => printed && name === `${slug}.pdf`);
  if (!text) return null;
  const { settings, facts, printOnce, log } = context.get(servicesContext);
  const { siteUrl, wording } = libraryData(dataContext(context));
  const setting = { siteUrl, wording: wording('en'), words: documentWords.en };
  const document = legalDocument(text, { setting, settings, yearCents: facts.centPrices.current });
  return printOnce(text.slug, document).catch((error: unknown) => {
    log.error({ err: error, file: name }, 'legal text could not be printed');
    throw error;
  });
}
