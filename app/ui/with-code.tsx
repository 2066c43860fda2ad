/** Descriptions mark code with backticks, as OpenAPI documents do. */
export function withCode(text: string) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part can occur twice
      <code key={at}>{part}</code>
    ),
  );
}
