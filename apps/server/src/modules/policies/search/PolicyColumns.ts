import { setImmediate } from 'node:timers/promises';
import type { Range } from '../../../db/page.js';
import { Bits } from '../../../lib/search/Bits.js';
import { Facets, type Facet } from './Facets.js';
import { fold, wordsOf } from '../../../text/fold.js';
import { Grams } from '../../../lib/search/Grams.js';
import type { IndexedPolicy, PolicyEntry } from './IndexedPolicy.js';
import { comparatorOf, type PolicyOrder, type PolicyQuery } from './selectPolicies.js';
import { intersect } from '../../../lib/search/Slots.js';

export interface Selection {
  readonly ids: string[];
  readonly total: number;
}

interface Ordering {
  readonly today: string;
  readonly slots: Int32Array;
}

/** Policies added per turn of the event loop. */
const slice = 100;
/** Changed and removed policies keep their slots until there are this many and they are the majority. */
const manyGone = 500;

/** Policies in memory, with the lists and sets used to search them. */
export class PolicyColumns {
  #grams = new Grams();
  /** Of the document numbers only. */
  #numbers = new Grams();
  #facets = new Facets();
  #current = new Bits();
  #texts: string[] = [];
  #entries: PolicyEntry[] = [];
  #slots = new Map<string, number>();
  readonly #orderings = new Map<PolicyOrder, Ordering>();

  /** Stored version of each policy by its id. */
  versions(): Map<string, string> {
    return new Map(
      [...this.#slots].map(([id, slot]) => [id, this.#entries[slot]?.version ?? ''] as const),
    );
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#current.delete(slot);
    this.#slots.delete(id);
    this.#orderings.clear();
  }

  async add(policies: readonly IndexedPolicy[]): Promise<void> {
    for (const [turn, { title, plainText, ...facts }] of policies.entries()) {
      if (turn % slice === slice - 1) await setImmediate();
      const views = this.#entries[this.#slots.get(facts.id) ?? -1]?.views ?? 0;
      this.remove(facts.id);
      const text = fold([title, facts.publishNumber ?? '', plainText].join('\n'));
      this.#put({ ...facts, views }, text);
    }
    const gone = this.#entries.length - this.#slots.size;
    if (gone > manyGone && gone > this.#slots.size) await this.#compact();
  }

  #put(entry: PolicyEntry, text: string): void {
    const slot = this.#entries.push(entry) - 1;
    this.#slots.set(entry.id, slot);
    this.#current.add(slot);
    this.#texts.push(text);
    this.#grams.add(text);
    this.#numbers.add(fold(entry.publishNumber ?? ''));
    this.#facets.add(entry, slot);
    this.#orderings.clear();
  }

  async #compact(): Promise<void> {
    const entries = this.#entries;
    const texts = this.#texts;
    const current = this.#current;
    this.#grams = new Grams();
    this.#numbers = new Grams();
    this.#facets = new Facets();
    this.#current = new Bits();
    this.#entries = [];
    this.#texts = [];
    this.#slots = new Map();
    for (const [slot, entry] of entries.entries()) {
      if (slot % slice === slice - 1) await setImmediate();
      if (current.has(slot)) this.#put(entry, texts[slot] ?? '');
    }
  }

  setViews(policyId: string, views: number): void {
    const entry = this.#entries[this.#slots.get(policyId) ?? -1];
    if (!entry || entry.views === views) return;
    entry.views = views;
    this.#orderings.delete('viewsAsc');
    this.#orderings.delete('viewsDesc');
  }

  /** Matching policies, unordered. */
  matches(query: PolicyQuery, today: string): PolicyEntry[] {
    return this.#find(query, today)
      .slots()
      .flatMap((slot) => this.#entries[slot] ?? []);
  }

  /** A page of the matching policies, and their number. */
  select(
    query: PolicyQuery,
    { today, order }: { readonly today: string; readonly order: PolicyOrder },
    { limit, offset }: Range,
  ): Selection {
    const found = this.#find(query, today);
    const total = found.count();
    const ids: string[] = [];
    let passed = 0;
    for (const slot of this.#ordered(order, today)) {
      if (passed === total || ids.length === limit) break;
      if (!found.has(slot)) continue;
      passed += 1;
      if (passed > offset) ids.push(this.#entries[slot]?.id ?? '');
    }
    return { ids, total };
  }

  /** Number of matching policies, in total and for each value of some filters. */
  count<Name extends Facet>(
    query: PolicyQuery,
    today: string,
    names: readonly Name[],
  ): { readonly total: number; readonly by: Record<Name, Map<string, number>> } {
    const found = this.#find(query, today);
    const by = names.map((name) => {
      const values = [...this.#facets.valuesOf(name)];
      return [name, new Map(values.map(([value, bits]) => [value, found.and(bits).count()]))];
    });
    return {
      total: found.count(),
      by: Object.fromEntries(by) as Record<Name, Map<string, number>>,
    };
  }

  #find(query: PolicyQuery, today: string): Bits {
    const { category, grade, enterpriseSize, publishOrgId, declareStatus, declarable } = query;
    const sets: Bits[] = [];
    for (const [name, value] of Object.entries({ category, grade, enterpriseSize, publishOrgId }))
      if (value) sets.push(this.#facets.find(name as Facet, value));
    const ofDay = () => this.#facets.onDay(today, this.#entries);
    if (declareStatus) sets.push(ofDay().find('declareStatus', declareStatus));
    if (declarable) sets.push(ofDay().find('declarable', 'true'));
    const words = wordsOf(query.keyword);
    if (words.length > 0) sets.push(Bits.of(this.#withWords(words)));
    const number = fold(query.publishNumber?.trim() ?? '');
    if (number) sets.push(Bits.of(this.#numbers.find(number)));
    return sets.reduce((found, set) => found.and(set), this.#current);
  }

  #withWords(words: readonly string[]): Int32Array {
    return words
      .map((word) => this.#grams.find(word))
      .sort((one, other) => one.length - other.length)
      .reduce(intersect);
  }

  /** Slots of all policies in an order, sorted once per day and change. */
  #ordered(order: PolicyOrder, today: string): Int32Array {
    const known = this.#orderings.get(order);
    if (known?.today === today) return known.slots;
    const compare = comparatorOf(order, today);
    const sorted = [...this.#slots.values()]
      .map((slot) => ({ slot, entry: this.#entries[slot] }))
      .sort((one, other) => (one.entry && other.entry ? compare(one.entry, other.entry) : 0));
    const slots = Int32Array.from(sorted, ({ slot }) => slot);
    this.#orderings.set(order, { today, slots });
    return slots;
  }
}
