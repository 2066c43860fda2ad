/** A `<` in the data could end the script element. */
export function LinkedData({ data }: { data: readonly object[] }) {
  return data.map((item, at) => (
    <script
      // oxlint-disable-next-line react/no-array-index-key -- the order never changes
      key={at}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replaceAll('<', String.raw`\u003c`) }}
    />
  ));
}
