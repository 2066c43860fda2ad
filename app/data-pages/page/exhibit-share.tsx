import { CopyButton } from '../../ui/copy-button.tsx';
import { textLink } from '../../ui/text-link.ts';
import { Fold } from './fold.tsx';
import { chartPath, embedPath, sheetPath } from '../../figures/sheet-address.ts';
import type { ExhibitView } from './sheet-view.ts';

type Props = { siteUrl: string; sheetKey: string; exhibit: ExhibitView };

/** The chart as a picture, its own address, and the code that shows it on another site. */
export function ExhibitShare({ siteUrl, sheetKey, exhibit: { id, message, drawing } }: Props) {
  const link = `${siteUrl}${sheetPath(sheetKey)}#${id}`;
  const code = `<iframe src="${siteUrl}${embedPath(sheetKey, id)}" title="${inAttribute(message)}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`;
  return (
    <Fold title="Share or embed">
      <div className="flex flex-wrap items-center gap-3 text-[0.9375rem]">
        {drawing !== null && (
          <>
            <a href={chartPath(sheetKey, id, 'svg')} download className={textLink}>
              SVG
            </a>
            <a href={chartPath(sheetKey, id, 'png')} download className={textLink}>
              PNG
            </a>
          </>
        )}
        <CopyButton text={link} label="Copy link" />
        <CopyButton text={code} label="Copy embed code" />
      </div>
      <p className="mt-3 text-sm text-soft">
        The embed needs no scripts and sets no cookies. You may use it with the source line.
      </p>
      <pre className="mt-2 overflow-x-auto rounded-md bg-mist p-3 text-[0.8125rem] leading-5 whitespace-pre-wrap select-all wrap-anywhere">
        {code}
      </pre>
    </Fold>
  );
}

function inAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
