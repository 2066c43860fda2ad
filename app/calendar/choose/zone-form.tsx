import { useEffect } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { Option } from '../../ui/form/control.ts';
import { Select } from '../../ui/form/select.tsx';
import type { CalendarQuery } from '../calendar-address.ts';

type Props = { zone: string; zones: Option[]; kept: CalendarQuery };

/** In which zone the times are shown: that of the browser, until the visitor chooses another. */
export function ZoneForm({ zone, zones, kept }: Props) {
  useOwnZone(zone);
  return (
    <Form
      method="get"
      action="/book-a-demo/calendar"
      preventScrollReset
      className="flex max-w-md items-end gap-2"
    >
      {Object.entries(kept).map(
        ([name, value]) =>
          name !== 'zone' && value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="min-w-0 flex-1">
        <Select key={zone} id="zone" name="zone" label="Time zone" options={zones} defaultValue={zone} />
      </div>
      <Button type="submit">Show</Button>
    </Form>
  );
}

function useOwnZone(shown: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (search.has('zone') || !own || own === shown) return;
    const asked = new URLSearchParams(search);
    asked.set('zone', own);
    void navigate(`?${asked}`, { replace: true, preventScrollReset: true });
  }, [search, shown, navigate]);
}
