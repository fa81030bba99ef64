import { setImmediate } from 'node:timers/promises';
import type { Range } from '../../../db/page.js';
import { fold } from './fold.js';
import { Grams } from './Grams.js';
import type { IndexedPolicy, PolicyEntry } from './IndexedPolicy.js';
import {
  comparatorOf,
  matcherOf,
  soughtWords,
  type PolicyOrder,
  type PolicyQuery,
} from './selectPolicies.js';
import { intersect } from './Slots.js';

export interface Selection {
  readonly ids: string[];
  readonly total: number;
}

interface Ordering {
  readonly today: string;
  readonly slots: Int32Array;
}

/** Policies added between two turns of the event loop. */
const slice = 100;
/** Policies that have changed or gone stay in the lists of grams until they are this many and the larger part. */
const manyGone = 500;

/** Policies in memory, and the lists by which they are searched. */
export class PolicyColumns {
  #grams = new Grams();
  #texts: string[] = [];
  #entries: PolicyEntry[] = [];
  #slots = new Map<string, number>();
  #marks = new Uint32Array(0);
  #mark = 0;
  readonly #orderings = new Map<PolicyOrder, Ordering>();

  /** Stored version of each policy by its id. */
  versions(): Map<string, string> {
    return new Map(
      [...this.#slots].map(([id, slot]) => [id, this.#entries[slot]?.version ?? ''] as const),
    );
  }

  get #gone(): number {
    return this.#entries.length - this.#slots.size;
  }

  remove(id: string): void {
    const entry = this.#entries[this.#slots.get(id) ?? -1];
    if (!entry) return;
    entry.isCurrent = false;
    this.#slots.delete(id);
    this.#orderings.clear();
  }

  async add(policies: readonly IndexedPolicy[]): Promise<void> {
    for (const [turn, { title, plainText, ...facts }] of policies.entries()) {
      if (turn % slice === slice - 1) await setImmediate();
      const views = this.#entries[this.#slots.get(facts.id) ?? -1]?.views ?? 0;
      this.remove(facts.id);
      const text = fold([title, facts.publishNumber ?? '', plainText].join('\n'));
      this.#put({ ...facts, views, isCurrent: true }, text);
    }
    if (this.#gone > manyGone && this.#gone > this.#slots.size) await this.#compact();
  }

  #put(entry: PolicyEntry, text: string): void {
    this.#slots.set(entry.id, this.#entries.push(entry) - 1);
    this.#texts.push(text);
    this.#grams.add(text);
    this.#orderings.clear();
  }

  async #compact(): Promise<void> {
    const entries = this.#entries;
    const texts = this.#texts;
    this.#grams = new Grams();
    this.#entries = [];
    this.#texts = [];
    this.#slots = new Map();
    for (const [slot, entry] of entries.entries()) {
      if (slot % slice === slice - 1) await setImmediate();
      if (entry.isCurrent) this.#put(entry, texts[slot] ?? '');
    }
  }

  setViews(policyId: string, views: number): void {
    const entry = this.#entries[this.#slots.get(policyId) ?? -1];
    if (!entry || entry.views === views) return;
    entry.views = views;
    this.#orderings.delete('viewsAsc');
    this.#orderings.delete('viewsDesc');
  }

  /** Policies that match, in no order. */
  matches(query: PolicyQuery, today: string): PolicyEntry[] {
    const found: PolicyEntry[] = [];
    this.#each(query, today, (entry) => found.push(entry));
    return found;
  }

  /** A page of the policies that match, and how many do. */
  select(
    query: PolicyQuery,
    { today, order }: { today: string; order: PolicyOrder },
    { limit, offset }: Range,
  ): Selection {
    if (this.#marks.length < this.#entries.length)
      this.#marks = new Uint32Array(this.#entries.length * 2);
    this.#mark += 1;
    const mark = this.#mark;
    let total = 0;
    this.#each(query, today, (_entry, slot) => {
      this.#marks[slot] = mark;
      total += 1;
    });
    const ids: string[] = [];
    let passed = 0;
    for (const slot of this.#ordered(order, today)) {
      if (passed === total || ids.length === limit) break;
      if (this.#marks[slot] !== mark) continue;
      passed += 1;
      if (passed > offset) ids.push(this.#entries[slot]?.id ?? '');
    }
    return { ids, total };
  }

  #each(query: PolicyQuery, today: string, run: (entry: PolicyEntry, slot: number) => void): void {
    const matches = matcherOf(query, today);
    const visit = (slot: number) => {
      const entry = this.#entries[slot];
      if (entry && matches(entry)) run(entry, slot);
    };
    const words = soughtWords(query);
    if (words.length === 0) {
      for (let slot = 0; slot < this.#entries.length; slot += 1) visit(slot);
      return;
    }
    words
      .map((word) => this.#grams.find(word))
      .sort((one, other) => one.length - other.length)
      .reduce(intersect)
      .forEach(visit);
  }

  /** Slots of all policies in an order, sorted once for each day and change. */
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
