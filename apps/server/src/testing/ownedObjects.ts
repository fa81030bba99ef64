import type { Owner } from '@huiqi/sdk/contract';
import type { Actor } from './actors.js';
import { callModules } from './calls.generated.js';
import type { Thing, ThingsDefinition } from './defineThings.js';
import type { TestApp } from './openTestApp.js';

export interface OwnedObjects {
  readonly missing: string;
  readonly things: readonly Thing[];
}

const definitions: readonly ThingsDefinition[] = Object.values(callModules).flatMap((module) =>
  'things' in module ? [module.things].flat() : [],
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
