import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLook } from '../../../ui/button.tsx';
import { ProseView } from '../../prose/prose-view.tsx';
import { EditionOffer } from '../edition-offer.tsx';
import { LibraryCards } from '../library-cards.tsx';
import { LibraryFrame } from '../library-frame.tsx';
import { Side } from '../side.tsx';
import { SlideViewer } from '../slide-viewer.tsx';
import type { WhitepaperView } from './whitepaper-view.ts';

type Props = {
  paper: WhitepaperView;
  /** How to hear of new editions. */
  editions: ReactNode;
};

export function WhitepaperBody({ paper, editions }: Props) {
  const { lang, features, slides, prose, contents, related } = paper;
  return (
    <LibraryFrame
      work={paper}
      side={<TakeAway paper={paper} />}
      below={<Below related={related} editions={editions} />}
    >
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
    </LibraryFrame>
  );
}

function Below({ related, editions }: Pick<WhitepaperView, 'related'> & Pick<Props, 'editions'>) {
  return (
    <>
      <EditionOffer>{editions}</EditionOffer>
      {related.length > 0 && (
        <nav aria-labelledby="related" className="mt-16 print:hidden">
          <h2 id="related" className="mb-5 text-2xl">
            Related whitepapers
          </h2>
          <LibraryCards entries={related} headings="h3" />
        </nav>
      )}
    </>
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
