/** What something is called, and below it the name that machines know. */
export function WithId({ name, id }: { name: string; id: string }) {
  return (
    <>
      {name}
      <span className="block text-sm font-normal text-soft">{id}</span>
    </>
  );
}
