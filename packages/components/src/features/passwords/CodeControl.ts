/** What the field of a phone code needs of the form around it. */
export interface CodeControl {
  readonly phone: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: (element: HTMLInputElement | null) => void;
  readonly onValueChange: (value: string) => void;
  /** The phone is refused: its field is emptied and says why (spec 1 §5). */
  readonly onPhoneRefused: (message: string) => void;
}
