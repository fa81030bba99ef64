import type { ActiveFilter, FilterKind, FilterLabel, RangeKind } from '../filters/types.js';

/** One page of rows. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly index: number;
  readonly size: number;
  /** Rows on all pages. */
  readonly total: number;
}

/** New texts of controls by parameter. */
export type FilterTexts = Readonly<Record<string, string>>;

/** A filter with its label, ready to be drawn. */
export interface ListField {
  readonly key: string;
  readonly label: FilterLabel;
  readonly kind: FilterKind | RangeKind;
  /** Its parameters: one, or start and end. */
  readonly names: readonly string[];
}

/** The order of the list, ready to be drawn. */
export interface ListSort {
  readonly name: string;
  readonly value: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Options of a change, for a host that keeps filters in its address. */
export interface ListChange {
  /** The change corrects an address: it is no step of the user's, so that Back must not return to it. */
  readonly replace: boolean;
}

/** Where a list stands: an address that a server draws it for. */
export interface ListAddress {
  /** Where its form is sent to. */
  readonly action: string;
  /** Names and values that the form sends beside those of its controls. */
  readonly besides: (controls: ReadonlySet<string>) => readonly (readonly [string, string])[];
  readonly ofPage: (page: number) => string;
}

/** What the controls of a list show and do, whatever its filters are. */
export interface ListControls {
  /** `instant` filters apply at once, `submit` filters with 查询. */
  readonly mode: 'instant' | 'submit';
  readonly keyword: ListField | undefined;
  /** Filters that have a control, without the keyword. */
  readonly fields: readonly ListField[];
  readonly sort: ListSort | undefined;
  /** With it, filters and pages work without scripts. */
  readonly address?: ListAddress | undefined;
  /** The filters in force. */
  readonly active: readonly ActiveFilter[];
  /** What the control of a parameter shows. */
  readonly textOf: (name: string) => string;
  /** What is wrong with a filter; it is not applied until it is mended. */
  readonly errorOf: (key: string) => string | undefined;
  /** Takes typed text, which `submit` applies. */
  readonly type: (texts: FilterTexts) => void;
  /** Takes a finished choice: applied at once, unless the list waits for 查询. */
  readonly choose: (texts: FilterTexts) => void;
  /** Applies everything; false if something is wrong. */
  readonly submit: () => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  readonly setSort: (value: string) => void;
  readonly toPage: (page: number, change?: ListChange) => void;
}
