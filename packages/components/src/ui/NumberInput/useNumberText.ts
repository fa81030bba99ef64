import {
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
} from 'react';
import { activeElementOf } from '../shared/activeElement.js';
import { useBrowserLayoutEffect } from '../shared/useBrowserLayoutEffect.js';
import { cleanNumber, cleanPosition, groupThousands, tidyNumber } from './numberText.js';

type Typing = SyntheticEvent<HTMLInputElement>;

/**
 * Text and event handlers of the field. The number is grouped while it is not being edited. Focus by
 * keyboard selects the plain number, so that typing replaces it; a click keeps the caret between the
 * same digits.
 */
export function useNumberText(value: string, onValueChange: (value: string) => void) {
  const [editing, setEditing] = useState(false);
  // Uncommitted text of an input method; changing it would cancel the composition.
  const [composed, setComposed] = useState<string | null>(null);
  const [settled, setSettled] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const selection = useRef<{ input: HTMLInputElement; start: number; end: number } | null>(null);
  const byPointer = useRef(false);

  // Setting the value moves the caret to the end. Preact would run an effect after the next character, at the wrong place.
  useBrowserLayoutEffect(() => {
    const target = selection.current;
    selection.current = null;
    if (target && activeElementOf(target.input) === target.input)
      target.input.setSelectionRange(target.start, target.end);
  });

  function edit(input: HTMLInputElement, start: number, end: number) {
    selection.current = { input, start, end };
    setEditing(true);
    redraw();
  }
  function enter(input: HTMLInputElement) {
    const { value: text, selectionStart, selectionEnd } = input;
    const next = cleanNumber(text);
    // Placing the caret costs a layout: it stays where it is while nothing is taken out of the text.
    if (editing && next === text) {
      setComposed(null);
      if (next !== value) onValueChange(next);
      return;
    }
    edit(
      input,
      cleanPosition(text, selectionStart ?? text.length),
      cleanPosition(text, selectionEnd ?? text.length),
    );
    setComposed(null);
    if (next !== value) onValueChange(next);
  }
  function settle() {
    setSettled(true);
    const tidy = tidyNumber(value);
    if (tidy !== value) onValueChange(tidy);
  }
  return {
    text: composed ?? (editing ? value : groupThousands(value)),
    /** Whether the number was committed by blur or Enter, and may be validated. */
    settled,
    settle,
    pointerDown: () => {
      byPointer.current = true;
    },
    focus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!byPointer.current && !editing) edit(currentTarget, 0, value.length);
    },
    // By now the browser has placed the caret of the click.
    click: ({ currentTarget }: Typing) => {
      byPointer.current = false;
      if (!editing) enter(currentTarget);
    },
    change: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if ((nativeEvent as InputEvent).isComposing) setComposed(currentTarget.value);
      else enter(currentTarget);
    },
    compositionEnd: ({ currentTarget }: Typing) => enter(currentTarget),
    /** Returns false when the window lost focus rather than the field. */
    blur: ({ currentTarget }: FocusEvent<HTMLInputElement>): boolean => {
      byPointer.current = false;
      if (activeElementOf(currentTarget) === currentTarget) return false;
      setEditing(false);
      setComposed(null);
      settle();
      return true;
    },
  };
}
