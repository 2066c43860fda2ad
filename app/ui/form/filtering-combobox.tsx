import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { controlLook, singleLine, type Option } from './control.ts';
import { labelId, type ControlProps } from './field.tsx';
import { matchOptions } from './option-match.ts';

export type FilteringComboboxProps = {
  control: ControlProps;
  name: string;
  options: Option[];
  defaultValue: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

export function FilteringCombobox({
  control,
  name,
  options,
  defaultValue,
  placeholder = 'Type to search',
  required = false,
  disabled = false,
}: FilteringComboboxProps) {
  const [query, setQuery] = useState('');
  const items = useMemo(
    () => Combobox.createItems(options, { getValue: ({ value }) => value, getLabel: ({ label }) => label }),
    [options],
  );
  const matches = useMemo(() => matchOptions(options, query), [options, query]);
  // Everything outside a modal dialog is inert, so the list must render inside it.
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  const findDialog = useCallback((group: HTMLElement | null) => {
    setDialog(group?.closest('dialog') ?? undefined);
  }, []);

  return (
    <Combobox.Root
      items={items}
      filteredItems={matches}
      defaultValue={defaultValue || null}
      name={name}
      required={required}
      disabled={disabled}
      autoHighlight
      onInputValueChange={(text, { reason }) => setQuery(reason === 'input-change' ? text : '')}
    >
      <Combobox.InputGroup ref={findDialog} className="relative">
        {/* Base UI hides the label from screen readers while the list is open; a direct reference still works. */}
        <Combobox.Input
          {...control}
          aria-labelledby={labelId(control.id)}
          placeholder={placeholder}
          className={`${controlLook} ${singleLine} pr-20`}
        />
        <div className="absolute inset-y-0 right-1 flex items-center">
          {!disabled && (
            <Combobox.Clear aria-label="Clear" className={innerButton}>
              <X aria-hidden="true" />
            </Combobox.Clear>
          )}
          <Combobox.Trigger aria-label="Show all" className={innerButton}>
            <ChevronDown aria-hidden="true" />
          </Combobox.Trigger>
        </div>
      </Combobox.InputGroup>
      <Combobox.Portal container={dialog}>
        <Combobox.Positioner sideOffset={6} className="z-50 outline-none">
          <Combobox.Popup className={popup}>
            <Combobox.Empty>
              <p className="px-3.5 py-3 text-soft">No match. Try fewer letters.</p>
            </Combobox.Empty>
            <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 data-empty:p-0">
              {({ value, label }: Option) => (
                <Combobox.Item key={value} value={value} className={item}>
                  <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden="true" className="size-4 text-sea" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

const innerButton =
  'grid size-9 place-items-center rounded-sm text-soft transition-colors hover:text-ink disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-[1.125rem]';

const popup =
  'w-(--anchor-width) max-w-(--available-width) rounded-md border border-line bg-raised text-base text-ink shadow-float outline-none ' +
  'transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0';

const item =
  'flex min-h-10 cursor-default items-center gap-3 rounded-sm px-2.5 py-1.5 leading-6 outline-none select-none data-highlighted:bg-sea-wash data-highlighted:text-sea-strong';
