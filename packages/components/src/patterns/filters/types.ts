import type { ComponentType } from 'react';

/** A single value; lists of values are several filters. */
export type FilterValue = string | number | true;

/** What the control of a filter shows and reports. A range has two texts, start and end. */
export interface FilterFieldProps {
  readonly kind: FilterKind;
  readonly label: FilterLabel;
  /** Its parameters, as a form sends them. */
  readonly names: readonly [string, string?];
  readonly texts: readonly [string, string?];
  readonly error: string | undefined;
  /** Takes text that is still being typed. */
  readonly onType: (...texts: readonly [string, string?]) => void;
  /** Takes a finished choice. */
  readonly onChoose: (...texts: readonly [string, string?]) => void;
  /** The typed text is finished. */
  readonly onFinish: () => void;
}

/** What is said of typed text. */
export interface FilterProblems {
  /** It is no value. */
  readonly invalid: string;
  /** The range ends before it starts. */
  readonly crossed: string;
}

/**
 * What a parameter is for. A `filter` narrows the list and can be removed; a `view` parameter (sort order)
 * survives 清除全部; the `page` is dropped by every change.
 */
export type FilterRole = 'filter' | 'view' | 'page';

/** One parameter of an address. */
export interface FilterKind<
  Value extends FilterValue = FilterValue,
  Role extends FilterRole = FilterRole,
> {
  readonly role: Role;
  /** Its control. It belongs to the kind, so that a page loads the controls it shows. */
  readonly Field?: ComponentType<FilterFieldProps>;
  readonly problems?: FilterProblems;
  /** The canonical value of a text; undefined if it is empty or invalid. Never throws. */
  readonly read: (text: string) => Value | undefined;
  /** The value that is left out of an address. */
  readonly initial?: Value;
  /** Every possible value, where they can be listed. */
  readonly choices?: readonly Value[];
  /** Length of a text. */
  readonly max?: number;
  readonly decimals?: number;
  /** Whether values are compared as numbers. */
  readonly isNumeric?: true;
}

/** A kind that has a control for a range. */
export interface RangeableKind<Value extends FilterValue> extends FilterKind<Value, 'filter'> {
  readonly RangeField: ComponentType<FilterFieldProps>;
}

/** A kind whose value is never missing, as it has a default. */
export interface DefaultedKind<
  Value extends FilterValue,
  Role extends FilterRole,
> extends FilterKind<Value, Role> {
  readonly initial: Value;
}

/** Two parameters that are shown, and removed, as one filter. */
export interface RangeKind<
  Start extends string = string,
  End extends string = string,
  Value extends FilterValue = FilterValue,
> {
  readonly role: 'filter';
  readonly start: Start;
  readonly end: End;
  readonly of: RangeableKind<Value>;
}

export type FilterSpec = Readonly<Record<string, FilterKind | RangeKind>>;

type ValueOf<Kind> =
  Kind extends RangeKind<string, string, infer Value>
    ? Value
    : Kind extends FilterKind<infer Value>
      ? Value
      : never;

type NamesOf<Key, Kind> = Kind extends RangeKind<infer Start, infer End> ? Start | End : Key;

/** Values by parameter; what is missing does not narrow the list, or has its default. */
export type FilterValues<Spec extends FilterSpec> = {
  readonly [Key in keyof Spec as NamesOf<Key, Spec[Key]> & string]?: ValueOf<Spec[Key]> | undefined;
};

/** Values with every default filled in. */
export type ResolvedFilters<Spec extends FilterSpec> = FilterValues<Spec> & {
  readonly [
    Key in keyof Spec as Spec[Key] extends DefaultedKind<FilterValue, FilterRole> ? Key : never
  ]: ValueOf<Spec[Key]>;
};

/** New values, typed or as the text of a form control; `''` and undefined remove one. */
export type FilterPatch<Spec extends FilterSpec> = {
  readonly [
    Key in keyof Spec as Spec[Key] extends { readonly role: 'page' }
      ? never
      : NamesOf<Key, Spec[Key]> & string
  ]?: ValueOf<Spec[Key]> | string | undefined;
};

/** Names of the filters, without sort order and page. A range counts as one. */
export type FilterKey<Spec extends FilterSpec> = {
  [Key in keyof Spec]: Spec[Key] extends { readonly role: 'filter' } ? Key & string : never;
}[keyof Spec];

/** What a filter is called, and how its values are written. */
export interface FilterLabel {
  readonly label: string;
  /** Labels of values: of every value of a `oneOf`, or of the ids that may be chosen. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Follows an amount: 万元. */
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

type ChoiceLabel<Value extends FilterValue> = FilterLabel & {
  readonly values: Readonly<Record<`${Exclude<Value, true>}`, string>>;
};

type LabelOf<Kind> = Kind extends FilterKind<infer Value> & {
  readonly choices: readonly FilterValue[];
}
  ? ChoiceLabel<Value>
  : string | FilterLabel;

/** A label for every filter, so that each active one can be shown. */
export type FilterLabels<Spec extends FilterSpec> = {
  readonly [Key in FilterKey<Spec>]: LabelOf<Spec[Key]>;
};

/** A filter in force, in words. */
export interface ActiveFilter {
  readonly key: string;
  /** What it is and which value: 期限：7-12个月. */
  readonly label: string;
}
