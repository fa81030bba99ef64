import { EnterpriseSizeValues } from '@huiqi/sdk/domain';
import { declareStatusOn, isDeclarableOn } from '../declareState.js';
import { Bits } from '../../../lib/search/Bits.js';
import type { PolicyEntry } from './IndexedPolicy.js';

/** A filter of policies. */
export type Facet = 'category' | 'grade' | 'enterpriseSize' | 'publishOrgId';
type DayFacet = 'declareStatus' | 'declarable';

const none = new Bits();

class FacetSets<Name extends string> {
  readonly #sets = new Map<Name, Map<string, Bits>>();

  add(name: Name, value: string, slot: number): void {
    const sets = this.valuesOf(name);
    const known = sets.get(value) ?? new Bits();
    known.add(slot);
    sets.set(value, known);
  }

  find(name: Name, value: string): Bits {
    return this.#sets.get(name)?.get(value) ?? none;
  }

  valuesOf(name: Name): Map<string, Bits> {
    const sets = this.#sets.get(name) ?? new Map<string, Bits>();
    this.#sets.set(name, sets);
    return sets;
  }
}

/** The policies with each value of a filter. */
export class Facets {
  readonly #lasting = new FacetSets<Facet>();
  #ofDay: { readonly today: string; readonly sets: FacetSets<DayFacet> } | undefined;

  add(entry: PolicyEntry, slot: number): void {
    if (entry.category !== null) this.#lasting.add('category', entry.category, slot);
    this.#lasting.add('grade', entry.grade, slot);
    this.#lasting.add('publishOrgId', entry.publishOrgId, slot);
    const { enterpriseSizes: sizes } = entry;
    for (const size of sizes.length > 0 ? sizes : EnterpriseSizeValues)
      this.#lasting.add('enterpriseSize', size, slot);
    this.#ofDay = undefined;
  }

  find(name: Facet, value: string): Bits {
    return this.#lasting.find(name, value);
  }

  valuesOf(name: Facet): Map<string, Bits> {
    return this.#lasting.valuesOf(name);
  }

  /** Sets of policies that depend on the day (YYYY-MM-DD), computed once per day and change. */
  onDay(today: string, entries: readonly PolicyEntry[]): FacetSets<DayFacet> {
    if (this.#ofDay?.today === today) return this.#ofDay.sets;
    const sets = new FacetSets<DayFacet>();
    for (const [slot, entry] of entries.entries()) {
      sets.add('declareStatus', declareStatusOn(entry, today), slot);
      if (isDeclarableOn(entry, today)) sets.add('declarable', 'true', slot);
    }
    this.#ofDay = { today, sets };
    return sets;
  }
}
