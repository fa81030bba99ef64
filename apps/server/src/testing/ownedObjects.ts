import type { Owner } from '@huiqi/sdk/contract';
import type { Actor } from '../callKit/Actor.js';
import { callModules } from './calls.generated.js';
import type { Thing, ThingsDefinition } from '../callKit/defineThings.js';
import { isTried } from './operations.js';
import type { TestApp } from './openTestApp.js';

export interface OwnedObjects {
  readonly missing: string;
  readonly things: readonly Thing[];
}

const definitionsOf = ([, module]: [string, object]): ThingsDefinition[] =>
  'things' in module ? [module.things as ThingsDefinition | ThingsDefinition[]].flat() : [];

const domains = Object.entries(callModules);
const definitions = domains.flatMap(definitionsOf);

/** The kinds of objects that a run is limited to. */
export const triedKinds: ReadonlySet<Owner> = new Set(
  domains
    .filter(([tag]) => isTried(tag))
    .flatMap(definitionsOf)
    .map(({ kind }) => kind),
);

/** The owned objects of every domain, by kind. */
export async function ownedObjects(
  { db }: TestApp,
  actors: readonly Actor[],
): Promise<ReadonlyMap<Owner, OwnedObjects>> {
  const objects = new Map<Owner, OwnedObjects>();
  for (const { kind, missing, make } of definitions)
    objects.set(kind, { missing, things: await make(db, actors) });
  return objects;
}
