export type Snippet = { language: string; code: string };

/** The call of the API that has the figures of a data page; null where no single call has them. */
export function apiPathOf(key: string): string | null {
  const [kind, first = '', second = ''] = key.split('/');
  if (kind === 'market') return `/api/markets/${first}/${second}`;
  if (kind === 'retailer') return `/api/retailers/${first}`;
  if (kind === 'ranking') return `/api/rankings/${first}${second ? `?edition=${second}` : ''}`;
  return null;
}

export function snippetsFor(apiUrl: string): readonly Snippet[] {
  const [path, query] = apiUrl.split('?');
  const csv = `${path}.csv${query ? `?${query}` : ''}`;
  const list = path!.includes('/api/rankings/') ? 'places' : 'figures';
  return [
    { language: 'curl', code: `curl --fail --silent --show-error "${csv}"` },
    {
      language: 'Python',
      code: `import pandas as pd

figures = pd.read_csv("${csv}")
print(figures[["metric", "period", "low", "high"]])`,
    },
    {
      language: 'R',
      code: `figures <- read.csv("${csv}")
print(figures[c("metric", "period", "low", "high")])`,
    },
    {
      language: 'JavaScript',
      code: `const response = await fetch("${apiUrl}");
const { ${list} } = await response.json();
console.log(${list});`,
    },
    {
      language: 'Power Query',
      code: `let
  Source = Csv.Document(Web.Contents("${csv}"), [Delimiter = ",", Encoding = 65001]),
  Figures = Table.PromoteHeaders(Source, [PromoteAllScalars = true])
in
  Figures`,
    },
  ];
}
