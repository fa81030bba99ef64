import { useState, type ReactNode } from 'react';

export interface HeldValueProps {
  /** The initial value. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: (value: string, change: (value: string) => void) => ReactNode;
}

/** Keeps a control's input, so that typing rerenders the control and not its row. */
export function HeldValue({ value, onChange, children }: HeldValueProps) {
  const [held, setHeld] = useState(value);
  return children(held, (next) => {
    setHeld(next);
    onChange(next);
  });
}
