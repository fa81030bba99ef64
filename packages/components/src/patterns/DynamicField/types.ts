import type { ComponentType, ReactNode } from 'react';

/** An entry of a form that is only known at run time; compatible with the contract's FormEntry. */
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

/** An area with its subareas; compatible with the contract's AreaNode. */
export interface AreaBranch {
  readonly code: string;
  readonly name: string;
  readonly childList: readonly AreaBranch[];
}

/** Props of an UPLOAD's control, which is passed in because uploading needs a client. */
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
  /** Their names, as far as known. */
  readonly names: readonly string[];
  readonly onChange: (keys: readonly string[], names: readonly string[]) => void;
  /** Called when the first upload starts and when the last one ends. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined;
}

/** Options of fields beyond their own. Share one object among all fields: a new one rerenders them all. */
export interface FieldChoices {
  /** Areas of an AREA entry, from provinces down. */
  readonly areas?: readonly AreaBranch[] | undefined;
  /** Companies of a COMPANY entry by credit code. */
  readonly companies?: readonly Choice[] | undefined;
  /** In place of the control of an AREA or COMPANY entry: why its list could not be read, and how to read it again. */
  readonly problems?: { readonly [Kind in 'AREA' | 'COMPANY']?: ReactNode } | undefined;
  /** Control of an UPLOAD entry. */
  readonly upload?: ComponentType<UploadSlotProps> | undefined;
  /** YYYY-MM-DD; without it, date limits relative to today are open. */
  readonly today?: string | undefined;
}

export interface DynamicFieldProps {
  readonly entry: DynamicEntry;
  /** Id of the control, for an error summary's link. */
  readonly id: string;
  readonly value: string;
  /** Whether the control keeps its input itself (`isHeldKind`); `value` is the initial one then. */
  readonly held?: boolean | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly choices?: FieldChoices | undefined;
  /** Names of an UPLOAD's files, in the format of `joinNames`. */
  readonly names?: string | undefined;
  readonly onNamesChange?: ((names: string) => void) | undefined;
  /** Whether files are being uploaded. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined;
}
