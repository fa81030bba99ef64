import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { Icon } from '../Icon/Icon.js';
import { bare, box, innerButton } from '../shared/control.css.js';
import type { ControlProps } from '../shared/controlProps.js';
import * as css from './Combobox.css.js';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

export interface ComboboxProps extends ControlProps {
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
  readonly emptyText?: string | undefined;
}

/** One of many, found by typing a part of its name. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  emptyText = '没有匹配的选项',
  ...control
}: ComboboxProps) {
  const selectedItem = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState('');
  const matching = useMemo(() => {
    const part = typed.trim().toLowerCase();
    if (part === '' || selectedItem?.label === typed) return [...options];
    return options.filter(({ label }) => label.toLowerCase().includes(part));
  }, [options, typed, selectedItem]);
  const box$ = useCombobox<ComboboxOption>({
    items: matching,
    selectedItem,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    onInputValueChange: ({ inputValue }) => {
      setTyped(inputValue);
      if (inputValue === '') onChange(null);
    },
    onSelectedItemChange: ({ selectedItem: chosen }) => onChange(chosen?.value ?? null),
    ...(control.id ? { inputId: control.id } : {}),
  });
  const {
    isOpen,
    highlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
  } = box$;
  return (
    <div className={css.root}>
      <div className={box}>
        <input
          {...getInputProps({
            ...control,
            placeholder,
            'aria-labelledby': control['aria-labelledby'],
          })}
          className={bare}
        />
        <button
          type="button"
          {...getToggleButtonProps({
            'aria-label': '展开选项',
            disabled: control.disabled ?? false,
          })}
          className={innerButton}
        >
          <Icon name="chevronDown" />
        </button>
      </div>
      <ul {...getMenuProps({ 'aria-label': '选项' })} className={isOpen ? css.menu : css.closed}>
        {isOpen &&
          matching.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={css.option}
              data-active={index === highlightedIndex || undefined}
            >
              {option.label}
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </li>
          ))}
        {isOpen && matching.length === 0 && <li className={css.none}>{emptyText}</li>}
      </ul>
    </div>
  );
}
