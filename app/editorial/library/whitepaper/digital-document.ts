import { publisher } from '../../../base/linked-data.ts';
import { mediaTypes } from '../../../data-pages/linked-data.ts';
import { libraryCountries, type Whitepaper } from '../../content.ts';
import type { FileFacts } from '../files/library-files.server.ts';
import { whitepaperFilePath, whitepaperPath, whitepaperPicturePath } from '../library-address.ts';

/** A whitepaper as schema.org has it. */
export function digitalDocumentOf(
  paper: Whitepaper,
  { description, file, siteUrl }: { description: string; file: FileFacts | null; siteUrl: string },
): object {
  const { title, lang, published, countryCode, format } = paper;
  const url = siteUrl + whitepaperPath(paper);
  return {
    '@context': 'https://schema.org',
    '@type': ['DigitalDocument', 'Report'],
    name: title,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: siteUrl + whitepaperPicturePath(paper, 'cover'),
    inLanguage: lang,
    datePublished: published,
    ...(countryCode && { spatialCoverage: libraryCountries[countryCode] }),
    author: publisher(siteUrl),
    publisher: publisher(siteUrl),
    isAccessibleForFree: true,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: siteUrl + whitepaperFilePath(paper),
      encodingFormat: format === 'pdf' ? 'application/pdf' : mediaTypes.xlsx,
      ...(file && { contentSize: String(file.bytes) }),
    },
  };
}
