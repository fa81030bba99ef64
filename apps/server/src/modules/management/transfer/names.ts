import type { ManagedKind } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import type { Column } from './columns.js';
import { areaNames, thingNames } from './namesRepository.js';

/** Ids by the names that people read, and the other way round. */
export class Names {
  readonly #labels: ReadonlyMap<string, string>;
  readonly #ids = new Map<string, string[]>();

  constructor(rows: readonly { readonly id: string; readonly name: string }[]) {
    this.#labels = new Map(rows.map(({ id, name }) => [id, name]));
    for (const { id, name } of rows) this.#ids.set(name, [...(this.#ids.get(name) ?? []), id]);
  }

  /** What a text may mean: an id, or all that have this name. */
  find(text: string): readonly string[] {
    return this.#labels.has(text) ? [text] : (this.#ids.get(text) ?? []);
  }

  /** The name of an id; the id where the name is none's or not its alone. */
  labelOf(id: string): string {
    const name = this.#labels.get(id);
    return name !== undefined && this.find(name).length === 1 ? name : id;
  }

  nameOf(id: string): string | undefined {
    return this.#labels.get(id);
  }
}

export interface KnownNames {
  readonly of: (kind: ManagedKind) => Names;
  readonly areas: Names;
}

const nobody = new Names([]);

/** The names that the cells of some columns show. */
export async function readNames(db: Queryable, columns: readonly Column[]): Promise<KnownNames> {
  const kinds = new Set(columns.flatMap(({ refersTo }) => refersTo ?? []));
  const names = new Map<ManagedKind, Names>();
  for (const kind of kinds) names.set(kind, new Names(await thingNames(db, kind)));
  const hasAreas = columns.some(({ type }) => type === 'area' || type === 'areas');
  return {
    of: (kind) => names.get(kind) ?? nobody,
    areas: hasAreas ? new Names(await areaNames(db)) : nobody,
  };
}
