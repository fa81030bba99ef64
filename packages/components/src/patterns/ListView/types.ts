import type { ActiveFilter, FilterKind, FilterLabel, RangeKind } from '../filters/types.js';

/** One page of rows. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly index: number;
  readonly size: number;
  /** Rows on all pages. */
  readonly total: number;
  /** Whether there are more than `total`, which nobody has counted. */
  readonly isMore?: boolean | undefined;
  /** Whether these are rows of the previous filters or page, which stay until the next ones are there. */
  readonly isPrevious?: boolean | undefined;
}

/** Updated texts of controls by parameter. */
export type FilterTexts = Readonly<Record<string, string>>;

/** A filter with its label. */
export interface ListField {
  readonly key: string;
  readonly label: FilterLabel;
  readonly kind: FilterKind | RangeKind;
  /** Its parameters: one, or start and end. */
  readonly names: readonly string[];
}

/** A list's sort order. */
export interface ListSort {
  readonly name: string;
  readonly value: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Options of a change, for hosts that keep filters in their address. */
export interface ListChange {
  /** The change corrects an address rather than being a user action, so Back must not return to it. */
  readonly replace: boolean;
}

/** The address for which the server renders a list. */
export interface ListAddress {
  /** The form's action. */
  readonly action: string;
  /** Additional names and values that the form sends. */
  readonly besides: (controls: ReadonlySet<string>) => readonly (readonly [string, string])[];
  readonly ofPage: (page: number) => string;
}

/** State and actions of a list's controls, independent of its filters. */
export interface ListControls {
  /** `instant` filters apply immediately, `submit` filters with 查询. */
  readonly mode: 'instant' | 'submit';
  readonly keyword: ListField | undefined;
  /** Filters that have a control, without the keyword. */
  readonly fields: readonly ListField[];
  readonly sort: ListSort | undefined;
  /** If given, filters and pages work without scripts. */
  readonly address?: ListAddress | undefined;
  /** The applied filters as a query, without page and sort order: equal for lists of the same records. */
  readonly scope: string;
  /** The active filters. */
  readonly active: readonly ActiveFilter[];
  /** The text of a parameter's control; `useTextOf` follows it. */
  readonly textOf: (name: string) => string;
  /** Calls the listener when something was typed; returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The error of a filter, which is not applied until corrected. */
  readonly errorOf: (key: string) => string | undefined;
  /** Updates typed text, which `submit` applies. */
  readonly type: (texts: FilterTexts) => void;
  /** Sets a finished choice: applied immediately, unless the list uses 查询. */
  readonly choose: (texts: FilterTexts) => void;
  /** Applies everything; returns false on errors. */
  readonly submit: () => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  readonly setSort: (value: string) => void;
  readonly toPage: (page: number, change?: ListChange) => void;
}

/** Filters, links and page size of a list. */
export interface HostedFilters<Values> {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: Values | undefined;
  readonly onFiltersChange?: ((filters: Values, change: ListChange) => void) | undefined;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: Values) => string;
  /** Rows per page. Defaults to the contract's number. */
  readonly size?: number | undefined;
}
