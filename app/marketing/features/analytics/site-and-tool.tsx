import { brand } from '../../../base/brand.ts';
import { ToolLink } from '../../../tracking/tool-link.tsx';
import { textLink } from '../../../ui/text-link.ts';

type Props = { counts: { profiles: number; retailers: number } };

/** What stands here and what stands there. */
export function SiteAndTool({ counts: { profiles, retailers } }: Props) {
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
      <Side
        name="This site"
        points={[
          'Open to everybody, without an account and without a key.',
          'Figures as ranges; published facts and places exact.',
          `${profiles} profiles to read, of ${retailers.toLocaleString('en-US')} shops.`,
          'Made to look things up, to cite and to pass on.',
        ]}
      />
      <Side
        name="The tool"
        points={[
          'For people with an account, at an address of its own.',
          'The same figures exact, with the same definitions and passports.',
          'Every profile, contacts, lists, and downloads to work on.',
          'Made to come back to every week.',
        ]}
      />
      <p className="max-w-prose text-pretty text-soft md:col-span-2">
        Both read one data set and change on the same day: a figure that you saw here as a range lies inside
        that range there. The tool is at{' '}
        <ToolLink to="home" className={textLink}>
          {new URL(brand.tool.url).host}
        </ToolLink>
        .
      </p>
    </div>
  );
}

function Side({ name, points }: { name: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="border-b border-ink pb-2 text-lg">{name}</h3>
      <ul>
        {points.map((point) => (
          <li key={point} className="border-b border-line py-3 text-pretty">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
