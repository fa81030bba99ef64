import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useMemo, useState } from 'react';
import { Icon } from '../Icon/Icon.js';
import { bare, box, innerButton } from '../shared/control.css.js';
import type { ControlProps } from '../shared/controlProps.js';
import * as css from './Combobox.css.js';
import { useEnvironment } from './useEnvironment.js';
import { useFormCopy } from '../shared/formCopy.js';

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
  /** Empties the text after each choice, which the owner shows elsewhere. Defaults to false. */
  readonly clearOnChoice?: boolean | undefined;
}

/** Leftover text would look like a selection that was never made. */
function keepChoice(
  _: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
) {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, inputValue: changes.selectedItem?.label ?? '' };
}

/** A choice of one among many options, filtered by typing. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  emptyText,
  clearOnChoice = false,
  ...control
}: ComboboxProps) {
  const copy = useFormCopy();
  const selectedItem = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState('');
  const matching = useMemo(() => {
    const part = typed.trim().toLowerCase();
    if (part === '' || selectedItem?.label === typed) return [...options];
    return options.filter(({ label }) => label.toLowerCase().includes(part));
  }, [options, typed, selectedItem]);
  const { home, environment } = useEnvironment();
  const box$ = useCombobox<ComboboxOption>({
    items: matching,
    stateReducer: (state, options) => {
      const changes = keepChoice(state, options);
      return clearOnChoice && changes.selectedItem ? { ...changes, inputValue: '' } : changes;
    },
    selectedItem,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    onInputValueChange: ({ inputValue }) => {
      setTyped(inputValue);
      if (inputValue === '' && value !== null) onChange(null);
    },
    onSelectedItemChange: ({ selectedItem: chosen }) => onChange(chosen?.value ?? null),
    ...(environment ? { environment } : {}),
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
    <div ref={home} className={css.root}>
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
            'aria-label': copy.showOptions,
            disabled: control.disabled ?? false,
          })}
          className={innerButton}
        >
          <Icon name="chevronDown" />
        </button>
      </div>
      <ul
        {...getMenuProps({ 'aria-label': copy.options })}
        className={isOpen ? css.menu : css.closed}
      >
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
        {isOpen && matching.length === 0 && (
          <li className={css.none}>{emptyText ?? copy.noMatch}</li>
        )}
      </ul>
    </div>
  );
}
