import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

test('the server renders links to sections and no tab roles', () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Views"
      tabs={[
        { id: 'chart', label: 'Chart', content: 'a chart' },
        { id: 'table', label: 'Table', content: 'a table' },
      ]}
    />,
  );
  expect(html).toMatch(/<a id="table-tab" href="#table"/);
  expect(html).toMatch(/<section id="table"/);
  expect(html).toContain('a table');
  expect(html).not.toMatch(/role="tab|aria-selected|hidden=""/);
});
