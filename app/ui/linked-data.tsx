/** For search engines. A `<` would end the script. */
export function LinkedData({ data }: { data: readonly object[] }) {
  return data.map((item, at) => (
    <script
      // oxlint-disable-next-line react/no-array-index-key -- they never move
      key={at}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replaceAll('<', String.raw`\u003c`) }}
    />
  ));
}
