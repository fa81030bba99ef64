import { describeFilter } from './describeFilter.js';
import type {
  ActiveFilter,
  FilterKey,
  FilterKind,
  FilterLabels,
  FilterPatch,
  FilterSpec,
  FilterValue,
  FilterValues,
  RangeKind,
  ResolvedFilters,
} from './types.js';
import type { ListCopy } from '../ListView/copy.js';

type Raw = Readonly<Record<string, FilterValue | undefined>>;

/** The filters of a list: their types, their address and their changes. All methods are pure. */
export interface Filters<Spec extends FilterSpec> {
  readonly spec: Spec;
  /** Parses an address, dropping unknown parameters, invalid values and defaults; never throws. */
  parse(params: URLSearchParams): FilterValues<Spec>;
  /** Formats values in the order of the definition, without defaults and invalid values. */
  format(values: FilterValues<Spec>): URLSearchParams;
  /** Changes filters and returns to page 1, as the page of another result has no meaning. */
  change(values: FilterValues<Spec>, patch: FilterPatch<Spec>): FilterValues<Spec>;
  /** The same filters on another page, from 1. */
  toPage(values: FilterValues<Spec>, page: number): FilterValues<Spec>;
  /** Removes one filter, a range as a whole, and returns to page 1. */
  remove(values: FilterValues<Spec>, key: FilterKey<Spec>): FilterValues<Spec>;
  /** Removes all filters except the sort order. */
  clear(values: FilterValues<Spec>): FilterValues<Spec>;
  /** Fills in every default, for the input of a call. */
  resolve(values: FilterValues<Spec>): ResolvedFilters<Spec>;
  /** The active filters as texts, in the order of the definition. */
  active(values: FilterValues<Spec>, labels: FilterLabels<Spec>, copy?: ListCopy): ActiveFilter[];
  /** Ranges whose start is after their end. */
  crossed(values: FilterValues<Spec>): FilterKey<Spec>[];
}

const isRange = (kind: FilterKind | RangeKind): kind is RangeKind => 'of' in kind;

/**
 * Declares the filters of a list:
 * `defineFilters({ status: oneOf(OrderStatusValues), dates: range(date(), 'dateStart', 'dateEnd'), index: page() })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineFilters<const Spec extends FilterSpec>(spec: Spec): Filters<Spec> {
  const entries = Object.entries(spec);
  const parameters = entries.flatMap(([key, kind]): (readonly [string, FilterKind])[] =>
    isRange(kind)
      ? [
          [kind.start, kind.of],
          [kind.end, kind.of],
        ]
      : [[key, kind]],
  );
  const namesOf = (key: string): readonly string[] => {
    const kind = spec[key];
    return kind && isRange(kind) ? [kind.start, kind.end] : [key];
  };

  function collect(textOf: (name: string, kind: FilterKind) => string | null) {
    const found: Record<string, FilterValue> = {};
    for (const [name, kind] of parameters) {
      const value = kind.read(textOf(name, kind) ?? '');
      if (value !== undefined && value !== kind.initial) found[name] = value;
    }
    return found as FilterValues<Spec>;
  }
  const clean = (values: object, keep: (kind: FilterKind) => boolean = () => true) =>
    collect((name, kind) => (keep(kind) ? String((values as Raw)[name] ?? '') : null));
  const withoutPage = ({ role }: FilterKind) => role !== 'page';

  return {
    spec,
    parse: (params) => collect((name) => params.get(name)),
    format(values) {
      const pairs = Object.entries(clean(values) as Raw);
      return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
    },
    change: (values, patch) => clean({ ...values, ...patch }, withoutPage),
    toPage(values, wanted) {
      const name = parameters.find(([, { role }]) => role === 'page')?.[0];
      return clean(name === undefined ? values : { ...values, [name]: wanted });
    },
    remove(values, key) {
      const gone = Object.fromEntries(namesOf(key).map((name) => [name, undefined]));
      return clean({ ...values, ...gone }, withoutPage);
    },
    clear: (values) => clean(values, ({ role }) => role === 'view'),
    resolve(values) {
      const defaults = parameters.flatMap(([name, { initial }]) =>
        initial === undefined ? [] : [[name, initial] as const],
      );
      return { ...Object.fromEntries(defaults), ...clean(values) } as ResolvedFilters<Spec>;
    },
    active(values, labels, copy) {
      const present = clean(values) as Raw;
      return entries.flatMap(([key, kind]) => {
        const label = labels[key as FilterKey<Spec>];
        const held = namesOf(key).map((name) => present[name]);
        if (kind.role !== 'filter' || held.every((value) => value === undefined)) return [];
        return [{ key, label: describeFilter(held, label, copy) }];
      });
    },
    crossed(values) {
      const present = clean(values) as Raw;
      return entries.flatMap(([key, kind]) => {
        if (!isRange(kind)) return [];
        const [start, end] = [present[kind.start], present[kind.end]];
        if (start === undefined || end === undefined) return [];
        const isAfter = kind.of.isNumeric ? Number(start) > Number(end) : start > end;
        return isAfter ? [key as FilterKey<Spec>] : [];
      });
    },
  };
}
