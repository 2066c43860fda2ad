import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PassportArea } from '../../../exhibits/passport/passport-area.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { LinkedData } from '../../../ui/linked-data.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { ProseView } from '../../prose/prose-view.tsx';
import { EditionOffer } from '../edition-offer.tsx';
import { libraryPath } from '../library-address.ts';
import { LibraryCards } from '../library-cards.tsx';
import { Side } from '../side.tsx';
import { SlideViewer } from '../slide-viewer.tsx';
import type { WhitepaperView } from './whitepaper-view.ts';

type Props = {
  paper: WhitepaperView;
  /** How to hear of new editions. */
  editions: ReactNode;
};

export function WhitepaperBody({ paper, editions }: Props) {
  const { title, lang, kicker, features, slides, prose, contents, related, linkedData } = paper;
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Whitepapers and reports', to: libraryPath }]} current={title} />
      <article className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <header>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-soft tabular-nums">
            {kicker}
            {lang === 'de' && <Badge tone="sea">In German</Badge>}
          </p>
          <h1 lang={lang} className="mt-2 text-3xl hyphens-auto sm:text-5xl">
            {title}
          </h1>
        </header>
        <TakeAway paper={paper} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
          <section aria-labelledby="features">
            <h2 id="features" className="text-2xl">
              What is in it
            </h2>
            <ul lang={lang} className="mt-4 grid max-w-prose list-disc gap-2 pl-5 marker:text-sea">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </section>
          <SlideViewer slides={slides} lang={lang} />
          <section aria-labelledby="findings">
            <h2 id="findings" className="mb-4 text-2xl">
              Findings
            </h2>
            <div lang={lang}>
              <ProseView prose={prose} />
            </div>
          </section>
          <section aria-labelledby="contents">
            <h2 id="contents" className="text-2xl">
              Contents of the file
            </h2>
            <ol lang={lang} className="mt-4 grid max-w-prose list-decimal gap-1.5 pl-6 marker:text-soft">
              {contents.map((heading) => (
                <li key={heading}>{heading}</li>
              ))}
            </ol>
          </section>
        </div>
      </article>
      <EditionOffer>{editions}</EditionOffer>
      {related.length > 0 && (
        <nav aria-labelledby="related" className="mt-16 print:hidden">
          <h2 id="related" className="mb-5 text-2xl">
            Related whitepapers
          </h2>
          <LibraryCards entries={related} headings="h3" />
        </nav>
      )}
      <LinkedData data={linkedData} />
    </PassportArea>
  );
}

function TakeAway({ paper: { cover, file, facts } }: { paper: WhitepaperView }) {
  return (
    <Side label="The file" cover={cover} facts={facts}>
      <a href={file.path} download className={buttonLook({ variant: 'primary' })}>
        <Download aria-hidden="true" />
        {file.label}
      </a>
      <p className="mt-2 text-sm text-soft tabular-nums">{file.words}, free and without a form</p>
    </Side>
  );
}
