import type { OperationMeta, Owner } from '@huiqi/sdk/contract';
import type { Db } from '../db/database.js';
import type { Actor } from './actors.js';

/** An object of the sample that belongs to somebody. */
export interface Thing {
  readonly name: string;
  readonly id: string;
  /** Whether an actor may reach it by an operation that the contract opens to them. */
  readonly reachableBy: (actor: Actor, operation: OperationMeta) => boolean;
  /** Whom it is out of reach for, but who may be told why: it is in their list. Defaults to nobody. */
  readonly knownTo?: (actor: Actor) => boolean;
}

export interface ThingsDefinition {
  /** Kind of object, as `x-owner` of the contract names it. */
  readonly kind: Owner;
  /** An id in the form of real ones that no object has. */
  readonly missing: string;
  /** Returns objects of each kind of owner; may change the sample for it. */
  readonly make: (db: Db, actors: readonly Actor[]) => Promise<readonly Thing[]>;
}

/** Defines the owned objects of a domain for the test of who may reach what. */
export const defineThings = (definition: ThingsDefinition): ThingsDefinition => definition;

/** The first of some rows; throws if the sample has none. */
export function first<Row>([row]: readonly Row[], what: string): Row {
  if (!row) throw new Error(`The sample has no ${what}`);
  return row;
}
