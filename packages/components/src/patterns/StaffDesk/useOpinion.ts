import { useState } from 'react';

export interface OpinionOptions {
  /** What was written before. */
  readonly initial?: string | undefined;
  /** Whether it needs two characters. Defaults to true. */
  readonly required?: boolean | undefined;
}

/** What somebody writes with a decision; `short` is the message if it is too short. */
export function useOpinion(short: string, { initial = '', required = true }: OpinionOptions = {}) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  return {
    /** Returns the text, or undefined if it is too short, which the field then says. */
    check(): string | undefined {
      const words = value.trim();
      const isShort = required && Array.from(words).length < 2;
      setError(isShort ? short : undefined);
      return isShort ? undefined : words;
    },
    /** Props of its field. */
    field: {
      required,
      error,
      value,
      onValueChange: (text: string) => {
        setValue(text);
        setError(undefined);
      },
    },
  };
}
