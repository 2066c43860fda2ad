import { PageHead } from './page-head.tsx';

type Props = { title: string; description: string; canonical?: string };

/** How a page opens: its head, its heading and one sentence on what it is for. */
export function PageIntro({ title, description, canonical }: Props) {
  return (
    <>
      <PageHead title={title} description={description} canonical={canonical} />
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-soft">{description}</p>
      </div>
    </>
  );
}
