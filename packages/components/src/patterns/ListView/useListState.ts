import { startTransition, useEffect, useReducer, useState } from 'react';
import type { Filters } from '../filters/defineFilters.js';
import type {
  FilterKey,
  FilterLabels,
  FilterPatch,
  FilterSpec,
  FilterValue,
  FilterValues,
} from '../filters/types.js';
import { filterProblems } from './filterProblems.js';
import { listAddress } from './listAddress.js';
import { hasControl, listFields, listSort } from './listFields.js';
import { createTypedTexts } from './typedTexts.js';
import type { FilterTexts, ListChange, ListControls } from './types.js';
import { useListCopy } from './copy.js';

export interface ListStateOptions<Spec extends FilterSpec> {
  readonly filters: Filters<Spec>;
  readonly labels: FilterLabels<Spec>;
  /** Labels of the sort orders, for a list with `sortBy`. */
  readonly sortLabels?: Readonly<Record<string, string>> | undefined;
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly values?: FilterValues<Spec> | undefined;
  readonly onValuesChange?: ((values: FilterValues<Spec>, change: ListChange) => void) | undefined;
  /** Addresses of the list, where a server renders it for each. */
  readonly hrefFor?: ((values: FilterValues<Spec>) => string) | undefined;
  /** The filter used as the list's search field. Defaults to the one named `keyword`. */
  readonly keyword?: FilterKey<Spec> | undefined;
  /** Whether filters apply immediately or with 查询. Defaults to `instant`. */
  readonly mode?: ListControls['mode'] | undefined;
}

export interface ListState<Spec extends FilterSpec> extends ListControls {
  /** The applied values. */
  readonly values: FilterValues<Spec>;
  /** The values including valid input that is not applied yet. */
  readonly typedValues: () => FilterValues<Spec>;
  /** A link to the list with a patch of its values. What is typed and not applied yet goes along. */
  readonly linkTo: (
    patch: FilterPatch<Spec>,
    hrefFor: (values: FilterValues<Spec>) => string,
  ) => { readonly href: string; readonly onOpen: () => void };
}

const step: ListChange = { replace: false };

/** Filters, sort order and page of a list, and the input that is not applied yet. */
export function useListState<Spec extends FilterSpec>(
  options: ListStateOptions<Spec>,
): ListState<Spec> {
  const { filters, labels, sortLabels, onValuesChange, hrefFor, mode = 'instant' } = options;
  const [own, setOwn] = useState<FilterValues<Spec>>(() => filters.parse(new URLSearchParams()));
  const [typed] = useState(createTypedTexts);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  // Controls show a key at once; the screen with its rows follows when there is time.
  useEffect(() => typed.subscribe(() => startTransition(redraw)), [typed]);
  const [isChecked, setChecked] = useState(false);
  const values = options.values ?? own;
  const applied = values as Readonly<Record<string, FilterValue | undefined>>;
  const all = listFields(filters.spec, labels);
  const keyword = all.find(({ key }) => key === (options.keyword ?? 'keyword'));
  const copy = useListCopy();
  const sort = listSort(filters.spec, filters.resolve(values), sortLabels);

  function textOf(name: string): string {
    const entry = typed.get()[name];
    return entry && entry.over === applied[name] ? entry.text : String(applied[name] ?? '');
  }
  const textsNow = () =>
    Object.fromEntries(all.flatMap(({ names }) => names).map((name) => [name, textOf(name)]));
  const problems = filterProblems(filters, all, textsNow());

  function apply(next: FilterValues<Spec>, change = step) {
    setOwn(next);
    onValuesChange?.(next, change);
  }

  function forgetTyped() {
    typed.set({});
    setChecked(false);
  }

  function typedValues(): FilterValues<Spec> {
    const texts = textsNow();
    const isWrong = Object.keys(filterProblems(filters, all, texts)).length > 0;
    return isWrong ? values : filters.change(values, texts as FilterPatch<Spec>);
  }

  function type(changed: FilterTexts) {
    const entries = Object.entries(changed).map(([name, text]) => [
      name,
      { text, over: applied[name] },
    ]);
    typed.set({ ...typed.get(), ...Object.fromEntries(entries) });
  }

  function submit(changed: FilterTexts = {}): boolean {
    const wanted = { ...textsNow(), ...changed };
    if (Object.keys(filterProblems(filters, all, wanted)).length > 0) {
      type(changed);
      setChecked(true);
      return false;
    }
    const next = filters.change(values, wanted as FilterPatch<Spec>);
    const before = filters.change(values, {});
    forgetTyped();
    // Leaving a field unchanged is not a search, and keeps the page.
    if (String(filters.format(next)) !== String(filters.format(before))) apply(next);
    return true;
  }

  const views = Object.keys(filters.clear(values)).map((name) => [name, undefined]);
  return {
    values,
    scope: String(filters.format(filters.change(values, Object.fromEntries(views)))),
    typedValues,
    linkTo: (patch, hrefTo) => {
      const next = filters.change(typedValues(), patch);
      return { href: hrefTo(next), onOpen: () => apply(next) };
    },
    mode,
    keyword,
    sort,
    address:
      hrefFor &&
      listAddress({
        bare: hrefFor({}),
        present: filters.format(filters.change(values, {})),
        ofPage: (page) => hrefFor(filters.toPage(values, page)),
      }),
    fields: all.filter((field) => field !== keyword && hasControl(field)),
    active: filters.active(values, labels, copy),
    textOf,
    subscribe: typed.subscribe,
    errorOf: (key) => (isChecked || hasOnlyApplied(typed.get()) ? problems[key] : undefined),
    type,
    choose: (changed) => void (mode === 'instant' ? submit(changed) : type(changed)),
    submit: () => submit(),
    remove: (key) => apply(filters.remove(values, key as FilterKey<Spec>)),
    clear: () => {
      forgetTyped();
      apply(filters.clear(values));
    },
    setSort: (value) => {
      if (sort) apply(filters.change(values, { [sort.name]: value } as FilterPatch<Spec>));
    },
    toPage: (page, change) => apply(filters.toPage(values, page), change),
  };
}

// An invalid range in an address is reported at once; one being typed only when finished.
const hasOnlyApplied = (typed: object) => Object.keys(typed).length === 0;
