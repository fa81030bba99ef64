import {
  useEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type SyntheticEvent,
} from 'react';
import { activeElementOf } from '../shared/activeElement.js';
import { cleanNumber, cleanPosition, groupThousands, tidyNumber } from './numberText.js';

type Typing = SyntheticEvent<HTMLInputElement>;

/**
 * The text in the field and what happens to it. It is grouped while nobody edits it. Tab selects the
 * plain number, so that typing replaces it; a click puts the caret between the digits it was aimed at.
 */
export function useNumberText(value: string, onValueChange: (value: string) => void) {
  const [editing, setEditing] = useState(false);
  // Text of an input method that is not committed yet; changing it would cut the composition short.
  const [composed, setComposed] = useState<string | null>(null);
  const [settled, setSettled] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const selection = useRef<{ input: HTMLInputElement; start: number; end: number } | null>(null);
  const byPointer = useRef(false);

  // A text set by React takes the caret to its end.
  useEffect(() => {
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
    /** Whether the number has been left or sent, and may be judged. */
    settled,
    settle,
    pointerDown: () => {
      byPointer.current = true;
    },
    focus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!byPointer.current && !editing) edit(currentTarget, 0, value.length);
    },
    // Only now has the browser placed the caret of the click.
    click: ({ currentTarget }: Typing) => {
      byPointer.current = false;
      if (!editing) enter(currentTarget);
    },
    change: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if ((nativeEvent as InputEvent).isComposing) setComposed(currentTarget.value);
      else enter(currentTarget);
    },
    compositionEnd: ({ currentTarget }: Typing) => enter(currentTarget),
    /** False when the window lost focus, not the field. */
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
