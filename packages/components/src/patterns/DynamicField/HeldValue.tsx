import { useState, type ReactNode } from 'react';

export interface HeldValueProps {
  /** What the control starts with. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: (value: string, change: (value: string) => void) => ReactNode;
}

/** Keeps what is typed into a control, so that a letter draws the control and not its row. */
export function HeldValue({ value, onChange, children }: HeldValueProps) {
  const [held, setHeld] = useState(value);
  return children(held, (next) => {
    setHeld(next);
    onChange(next);
  });
}
