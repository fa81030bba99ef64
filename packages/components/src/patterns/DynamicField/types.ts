import type { ComponentType } from 'react';

/** One entry of a form that is known only at run time; the contract's FormEntry fits it. */
export interface DynamicEntry {
  readonly checkName: string;
  readonly inputType: string;
  readonly label: string;
  readonly required: boolean;
  readonly unit?: string | null | undefined;
  readonly hint?: string | null | undefined;
  readonly placeholder?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly decimals?: number | null | undefined;
  readonly maxLength?: number | null | undefined;
  /** YYYY-MM-DD or TODAY. */
  readonly earliest?: string | null | undefined;
  readonly latest?: string | null | undefined;
  readonly minChoices?: number | null | undefined;
  readonly maxChoices?: number | null | undefined;
  readonly accept?: readonly string[] | undefined;
  readonly maxFiles?: number | null | undefined;
  readonly readOnly?: boolean | undefined;
  readonly options?: readonly Choice[] | undefined;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Beside the name in the list of a COMPANY entry. Defaults to the credit code. */
  readonly hint?: string | undefined;
}

/** One area with the areas in it; the contract's AreaNode fits it. */
export interface AreaBranch {
  readonly code: string;
  readonly name: string;
  readonly childList: readonly AreaBranch[];
}

/** What the control of an UPLOAD takes. It is handed in, because uploading needs a client. */
export interface UploadSlotProps {
  readonly id: string;
  /** `checkName` of the entry. */
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly accept?: readonly string[] | undefined;
  readonly maxFiles: number;
  /** Keys of the stored files. */
  readonly keys: readonly string[];
  /** Their names, as far as they are known. */
  readonly names: readonly string[];
  readonly onChange: (keys: readonly string[], names: readonly string[]) => void;
  /** Called when the first upload starts and when the last one ends. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined;
}

/** What fields choose from besides their own options. One object for all fields: a new one draws them all again. */
export interface FieldChoices {
  /** Areas of an AREA entry, from provinces down. */
  readonly areas?: readonly AreaBranch[] | undefined;
  /** Companies of a COMPANY entry by credit code. */
  readonly companies?: readonly Choice[] | undefined;
  /** Control of an UPLOAD entry. */
  readonly upload?: ComponentType<UploadSlotProps> | undefined;
  /** YYYY-MM-DD; limits of dates that name today are open without it. */
  readonly today?: string | undefined;
}

export interface DynamicFieldProps {
  readonly entry: DynamicEntry;
  /** Id of the control, so that an error summary can lead to it. */
  readonly id: string;
  readonly value: string;
  /** The control keeps what is typed itself (`isHeldKind`); `value` is what it starts with. */
  readonly held?: boolean | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly choices?: FieldChoices | undefined;
  /** Names of the files of an UPLOAD, as `joinNames` wrote them. */
  readonly names?: string | undefined;
  readonly onNamesChange?: ((names: string) => void) | undefined;
  /** Whether files are being uploaded. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined;
}
