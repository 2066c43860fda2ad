/** What the server has drawn. Its links are followed by the area around it (`PassportArea`). */
export function Drawn({ markup }: { markup: string }) {
  return <div data-drawn="" dangerouslySetInnerHTML={{ __html: markup }} />;
}
