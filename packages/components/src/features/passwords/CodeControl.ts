/** What a phone code field needs of its form. */
export interface CodeControl {
  readonly phone: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: (element: HTMLInputElement | null) => void;
  readonly onValueChange: (value: string) => void;
  /** Called when the phone is refused: its field is cleared and says why (spec 1 §5). */
  readonly onPhoneRefused: (message: string) => void;
}
