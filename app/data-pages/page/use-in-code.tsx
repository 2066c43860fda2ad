import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { textLink } from '../../ui/text-link.ts';
import { apiPathOf, snippetsFor } from './code-snippets.ts';

/** How to read the figures of this page from a script or a spreadsheet. */
export function UseInCode({ sheetKey, siteUrl }: { sheetKey: string; siteUrl: string }) {
  const path = apiPathOf(sheetKey);
  if (!path) return null;
  return (
    <div className="print:hidden">
      <Fold title="Use these figures in code">
        <div className="grid gap-5">
          {snippetsFor(siteUrl + path).map(({ language, code }) => (
            <div key={language} className="min-w-0">
              <div className="flex items-center justify-between gap-4">
                <h3 className="text-sm font-medium">{language}</h3>
                <CopyButton text={code} label={`Copy ${language} code`} />
              </div>
              {/* Keyboard users can only scroll a box that takes focus. */}
              <pre
                aria-label={`${language} code`}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                className="mt-2 overflow-x-auto rounded-md border border-line bg-mist px-3 py-2 font-mono text-[0.8125rem] leading-5"
              >
                {code}
              </pre>
            </div>
          ))}
          <p className="text-sm text-soft">
            No key needed.{' '}
            <AppLink to={href('/resources/api-reference')} className={textLink}>
              API reference
            </AppLink>
            {' · '}
            <AppLink to={href('/features/mcp')} className={textLink}>
              Connect an AI assistant
            </AppLink>
          </p>
        </div>
      </Fold>
    </div>
  );
}
