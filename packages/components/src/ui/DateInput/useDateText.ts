import { useState } from 'react';
import { beyond, isComplete, readDate, wrongText } from './dateText.js';
import { useAfterPress } from './useAfterPress.js';

interface Draft {
  readonly text: string;
  /** The owner's value this text stands for; once the owner has another one, the text is past. */
  readonly base: string;
  /** The value before, which an owner that answers later still has for a moment. */
  readonly from: string;
  readonly settled: boolean;
}

export interface DateTextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What stands in the field: the owner's day, or the text that is not one yet and is never lost. */
export function useDateText({ value, onChange, min, max }: DateTextProps) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept?.base === value ? kept : null;
  if (kept && !draft && kept.from !== value) setDraft(null);
  const afterPress = useAfterPress(kept !== null);
  const tell = (day: string) => {
    if (day !== value) onChange(day);
  };
  function type(text: string, composing: boolean) {
    const day = isComplete(text) && !composing ? readDate(text) : undefined;
    const settled = draft?.settled ?? false;
    setDraft(day === undefined ? { text, base: value, from: value, settled } : null);
    if (day !== undefined) tell(day);
  }
  /** On leaving the field: a shorter way of writing becomes the day, anything else is no date. */
  function settle() {
    if (!draft) return;
    const day = readDate(draft.text);
    setDraft(day === undefined ? { ...draft, base: '', from: value } : null);
    tell(day ?? '');
    afterPress(() => setDraft((now) => now && { ...now, settled: true }));
  }
  function choose(day: string) {
    setDraft(null);
    tell(day);
  }
  const wrong = draft?.settled && readDate(draft.text) === undefined;
  return {
    text: draft?.text ?? value,
    wrong: wrong ? wrongText(draft.text) : undefined,
    outside: draft ? undefined : beyond(value, min, max),
    type,
    settle,
    choose,
  };
}
