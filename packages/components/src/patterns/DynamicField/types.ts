/** One entry of a form that is known only at run time; the contract's FormEntry fits it. */
export interface DynamicEntry {
  readonly checkName: string;
  readonly inputType: string;
  readonly label: string;
  readonly required: boolean;
  readonly unit?: string | null | undefined;
  readonly hint?: string | null | undefined;
  readonly placeholder?: string | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly maxLength?: number | null | undefined;
  readonly readOnly?: boolean | undefined;
  readonly options?: readonly Choice[] | undefined;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface DynamicFieldProps {
  readonly entry: DynamicEntry;
  /** Id of the control, so that an error summary can lead to it. */
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  /** Choices of AREA entries. */
  readonly areas?: readonly Choice[] | undefined;
}
