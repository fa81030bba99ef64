import { useState } from 'react';
import { beyond, isComplete, readDate, wrongText } from './dateText.js';
import { useAfterPress } from '../shared/useAfterPress.js';

interface Draft {
  readonly text: string;
  /** The owner's value this text belongs to; with another value the text is stale. */
  readonly base: string;
  /** The previous value, which an asynchronous owner still passes for a moment. */
  readonly from: string;
  readonly settled: boolean;
}

export interface DateTextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Text of the field: the owner's day, or text that is not a date yet and is never lost. */
export function useDateText({ value, onChange, min, max }: DateTextProps) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept?.base === value ? kept : null;
  if (kept && !draft && kept.from !== value) setDraft(null);
  const afterPress = useAfterPress(kept !== null);
  const report = (day: string) => {
    if (day !== value) onChange(day);
  };
  function type(text: string, composing: boolean) {
    const day = isComplete(text) && !composing ? readDate(text) : undefined;
    const settled = draft?.settled ?? false;
    setDraft(day === undefined ? { text, base: value, from: value, settled } : null);
    if (day !== undefined) report(day);
  }
  /** On blur: a short form becomes a date, anything else is invalid. */
  function settle() {
    if (!draft) return;
    const day = readDate(draft.text);
    setDraft(day === undefined ? { ...draft, base: '', from: value } : null);
    report(day ?? '');
    afterPress(() => setDraft((now) => now && { ...now, settled: true }));
  }
  function choose(day: string) {
    setDraft(null);
    report(day);
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
