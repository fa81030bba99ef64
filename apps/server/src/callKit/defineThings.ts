import type { OperationMeta, Owner } from '@huiqi/sdk/contract';
import type { Db } from '../db/database.js';
import type { Actor } from './Actor.js';

/** A sample object with an owner. */
export interface Thing {
  readonly name: string;
  readonly id: string;
  /** Whether an actor may reach it through an operation the contract allows them. */
  readonly reachableBy: (actor: Actor, operation: OperationMeta) => boolean;
  /** Actors who cannot reach it but may learn why, because it is in their list. Defaults to nobody. */
  readonly knownTo?: (actor: Actor) => boolean;
}

export interface ThingsDefinition {
  /** Kind of object, as named by `x-owner` in the contract. */
  readonly kind: Owner;
  /** A valid id that no object has. */
  readonly missing: string;
  /** Returns objects for each kind of owner; may change the sample. */
  readonly make: (db: Db, actors: readonly Actor[]) => Promise<readonly Thing[]>;
}

/** Defines a domain's owned objects for the access test. */
export const defineThings = (definition: ThingsDefinition): ThingsDefinition => definition;

/** The first of some rows; throws if there is none. */
export function first<Row>([row]: readonly Row[], what: string): Row {
  if (!row) throw new Error(`The sample has no ${what}`);
  return row;
}
