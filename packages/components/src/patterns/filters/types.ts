import type { ComponentType } from 'react';

/** A single value; several values are several filters. */
export type FilterValue = string | number | true;

/** Props of a filter's control. A range has two texts, start and end. */
export interface FilterFieldProps {
  readonly kind: FilterKind;
  readonly label: FilterLabel;
  /** Its parameter names, as sent by a form. */
  readonly names: readonly [string, string?];
  readonly texts: readonly [string, string?];
  readonly error: string | undefined;
  /** Called with text that is still being typed. */
  readonly onType: (...texts: readonly [string, string?]) => void;
  /** Called with a finished choice. */
  readonly onChoose: (...texts: readonly [string, string?]) => void;
  /** Called when the typed text is finished. */
  readonly onFinish: () => void;
}

/** Error messages for typed text. */
export interface FilterProblems {
  /** It is no value. */
  readonly invalid: string;
  /** The range ends before it starts. */
  readonly crossed: string;
}

/**
 * The role of a parameter. A `filter` narrows the list and can be removed; a `view` parameter (sort order) survives
 * 清除全部; the `page` is dropped by every change.
 */
export type FilterRole = 'filter' | 'view' | 'page';

/** One parameter of an address. */
export interface FilterKind<
  Value extends FilterValue = FilterValue,
  Role extends FilterRole = FilterRole,
> {
  readonly role: Role;
  /** Its control. It belongs to the kind, so that a page only loads the controls it shows. */
  readonly Field?: ComponentType<FilterFieldProps>;
  readonly problems?: FilterProblems;
  /** The canonical value of a text; undefined if empty or invalid. Never throws. */
  readonly read: (text: string) => Value | undefined;
  /** The default, omitted from addresses. */
  readonly initial?: Value;
  /** All possible values, if enumerable. */
  readonly choices?: readonly Value[];
  /** Length of a text. */
  readonly max?: number;
  readonly decimals?: number;
  /** Whether values are compared as numbers. */
  readonly isNumeric?: true;
}

/** A kind with a range control. */
export interface RangeableKind<Value extends FilterValue> extends FilterKind<Value, 'filter'> {
  readonly RangeField: ComponentType<FilterFieldProps>;
}

/** A kind with a default, so that its value is never missing. */
export interface DefaultedKind<
  Value extends FilterValue,
  Role extends FilterRole,
> extends FilterKind<Value, Role> {
  readonly initial: Value;
}

/** Two parameters that are shown and removed as one filter. */
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

/** Values by parameter; missing ones do not narrow the list, or have their default. */
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

/** A filter's name, and the labels of its values. */
export interface FilterLabel {
  readonly label: string;
  /** Labels of values: all values of a `oneOf`, or the selectable ids. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Appended to an amount: 万元. */
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

/** An active filter as text. */
export interface ActiveFilter {
  readonly key: string;
  /** Name and value: 期限：7-12个月. */
  readonly label: string;
}
