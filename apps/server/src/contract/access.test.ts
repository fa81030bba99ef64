import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@huiqi/sdk';
import { rolePermissions, RoleTypeValues } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCompanies } from '../schema/userCompanies.js';
import { notices } from '../schema/notices.js';
import { orderEvents, orders } from '../schema/orders.js';
import type { Actor } from '../callKit/Actor.js';
import { makeActors } from '../testing/actors.js';
import { accountOf } from '../seed/session/sampleAccounts.js';
import { requestId } from '../testing/callsAs.js';
import type { Thing } from '../callKit/defineThings.js';
import { exampleCalls, exampleOf, type ExampleCall } from '../testing/exampleCalls.js';
import { oneConnection, openTestApp, type TestApp } from '../testing/openTestApp.js';
import { isTried, operations, servedOperations, type Operation } from '../testing/operations.js';
import { ownedObjects, triedKinds, type OwnedObjects } from '../testing/ownedObjects.js';
import { ownedPlaces, type OwnedPlace } from '../testing/ownedPlaces.js';
import type { TestRequest } from '../testing/requestOf.js';

let testApp: TestApp;
let actors: Actor[];
/** Region, bank and bindings do not affect which operations a role may call. */
let oneOfEachRole: Actor[];
let objects: Awaited<ReturnType<typeof ownedObjects>>;
let examples: ReadonlyMap<OperationId, ExampleCall>;
beforeAll(async () => {
  testApp = await openTestApp(undefined, oneConnection);
  actors = await makeActors(testApp);
  oneOfEachRole = [...new Map(actors.map((actor) => [actor.role, actor])).values()];
  examples = await exampleCalls(testApp);
  objects = await ownedObjects(testApp, actors);
});
afterAll(() => testApp.close());

const isJson = (type: unknown) => String(type).startsWith('application/json');

async function ask(actor: Actor, method: string, { path, body }: Omit<TestRequest, 'method'>) {
  const response = await testApp.app.inject({
    method: method as 'GET',
    url: `/api/huiqi${path}`,
    headers: {
      'x-request-id': requestId,
      ...(actor.token === null ? {} : { 'x-access-token': actor.token }),
    },
    ...(body ? { payload: body } : {}),
  });
  const { date: _date, ...headers } = response.headers;
  return {
    status: response.statusCode,
    // Files have no envelope.
    code: isJson(response.headers['content-type']) ? String(response.json().code) : '200',
    body: response.body,
    headers,
  };
}

/** The refusal by the contract alone, before anything is looked up; null if it admits the caller. */
function refusalOf({ access, permission, roles }: Operation, { role }: Actor) {
  // Any caller, without a partner's secret.
  if (access === 'partner') return [401, '791401'] as const;
  if (role === null) return access === 'session' ? ([401, '791214'] as const) : null;
  if (access === 'public') return null;
  const named = roles.length === 0 || roles.includes(role);
  const holds = permission === null || rolePermissions[role].includes(permission);
  return named && holds ? null : ([403, '100403'] as const);
}

interface Attempt {
  readonly operation: Operation;
  readonly place: OwnedPlace;
  readonly thing: Thing;
  readonly missing: string;
  readonly actor: Actor;
  /** The example names further objects, which only its original caller is sure to reach. */
  readonly namesOthers: boolean;
}

const objectsOf = (kind: OwnedPlace['kind']): OwnedObjects => {
  const found = objects.get(kind);
  if (!found) throw new Error(`No calls.ts defines things of kind ${kind}`);
  return found;
};

/** Every operation on somebody's object × every object of the kind × every caller the contract admits. */
const attempts = (): Attempt[] =>
  servedOperations.flatMap((operation) =>
    ownedPlaces(operation, exampleOf(examples, operation.id)).flatMap((place, at, places) => {
      const { things, missing } = objectsOf(place.kind);
      const namesOthers = places.some(({ isNamed }, other) => isNamed && other !== at);
      const admitted = actors.filter((actor) => refusalOf(operation, actor) === null);
      return things.flatMap((thing) =>
        admitted.map((actor) => ({ operation, place, thing, missing, actor, namesOthers })),
      );
    }),
  );

/** The rule for an object is in the domain of the operation or of the object. */
const isAttempted = ({ operation, place }: Attempt) =>
  isTried(operation.tag) || triedKinds.has(place.kind);
const isReachable = ({ operation, thing, actor }: Attempt) => thing.reachableBy(actor, operation);

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/**
 * Of the callers an object is out of reach for, those who might come close: every applicant, and every caller whose
 * role reaches it from elsewhere. If nobody of a role does, the one with the widest reach stands for all of them.
 */
function foreignAttempts(): Attempt[] {
  const all = attempts();
  const reaches = groupBy(all.filter(isReachable), ({ actor }) => actor.name);
  const reachOf = ({ actor }: Attempt) => reaches.get(actor.name)?.length ?? 0;
  const ofOneRole = groupBy(all, ({ operation, place, thing, actor }) =>
    [operation.id, place.name, thing.name, actor.role].join('\n'),
  );
  return [...ofOneRole.values()].flatMap((group) => {
    const foreign = group.filter((attempt) => !isReachable(attempt));
    const isWhole = foreign.length < group.length || foreign[0]?.actor.role === 'NORMA';
    return isWhole ? foreign : foreign.toSorted((a, b) => reachOf(b) - reachOf(a)).slice(0, 1);
  });
}

const isExampleCaller = ({ operation, actor }: Attempt) =>
  accountOf(exampleOf(examples, operation.id).as).id === actor.userId;
const nameOf = ({ operation, place, thing, actor }: Attempt) =>
  `${operation.id} ${place.name}: ${thing.name} by ${actor.name}`;

type Response = Awaited<ReturnType<typeof ask>>;

/** Responses about missing objects: the same for all objects a caller tries. */
const aboutMissing = new Map<string, Response>();

/** Compares the responses about an object and about a missing one. */
async function compare({ operation, place, thing, missing, actor }: Attempt) {
  const about = async (id: string) => {
    const response = await ask(actor, operation.method, place.about(id));
    // Results of several records repeat the ids of the request.
    const body = response.body.replaceAll(JSON.stringify({ id }).slice(1, -1), '"id":"…"');
    if (body === response.body) return response;
    return { ...response, body, headers: { ...response.headers, 'content-length': '…' } };
  };
  const there = await about(thing.id);
  const key = [operation.id, place.name, actor.name].join(' ');
  const notThere = aboutMissing.get(key) ?? (await about(missing));
  aboutMissing.set(key, notThere);
  return [there, notThere] as const;
}

/** Refused with a reason, or with the failed application that the specification uses instead (spec 1 §4). */
const isRefusal = ({ status, code, body }: Response): boolean =>
  [400, 403, 404, 409].includes(status) ||
  (code === '200' && (JSON.parse(body).data as { applyStatus?: string }).applyStatus === 'FAIL');

const stored = async () => ({
  orders: await testApp.db.select().from(orders).orderBy(orders.id),
  events: await testApp.db.$count(orderEvents),
  notices: await testApp.db.select().from(notices).orderBy(notices.id),
  companies: await testApp.db.select().from(userCompanies),
});

describe("somebody else's objects", () => {
  it('look like missing ones to everybody, in every operation, and stay unchanged', async () => {
    const before = await stored();
    const foreign = foreignAttempts();
    const problems: string[] = [];
    for (const attempt of foreign.filter(isAttempted)) {
      const [there, notThere] = await compare(attempt);
      const isKnown = attempt.thing.knownTo?.(attempt.actor) ?? false;
      if (!(isKnown && isRefusal(there)) && !isDeepStrictEqual(there, notThere))
        problems.push(`${nameOf(attempt)}: ${there.status} ${there.code}, not ${notThere.status}`);
    }
    expect(problems).toEqual([]);
    expect(foreign.length).toBeGreaterThan(200);
    expect(await stored()).toEqual(before);
  }, 480_000);

  it('are real: whoever may reach them gets another response', async () => {
    const deletes = ({ operation }: Attempt) => Number(/^(delete|unbind)/.test(operation.id));
    // Marking nothing as read also succeeds.
    const near = attempts()
      .filter((one) => isReachable(one) && one.place.kind !== 'notice')
      .filter((one) => !one.namesOthers || isExampleCaller(one))
      .toSorted((a, b) => deletes(a) - deletes(b));
    const problems: string[] = [];
    for (const attempt of near.filter(isAttempted)) {
      const [there, notThere] = await compare(attempt);
      // Visible objects may still be reserved for somebody else to act on.
      const isSeen = [200, 400, 403, 409].includes(there.status);
      if (!isSeen || isDeepStrictEqual(there, notThere))
        problems.push(`${nameOf(attempt)}: ${there.status} ${there.code}`);
    }
    expect(problems).toEqual([]);
    expect(near.length).toBeGreaterThan(40);
  }, 480_000);
});

/** A request that reaches the guard and goes no further than necessary. */
const bareRequest = ({ path }: Operation) => ({ path: path.replaceAll(/\{\w+\}/g, '1') });

/** What is wrong with a caller's response; null if nothing is. */
async function problemOf(one: Operation, actor: Actor): Promise<string | null> {
  const refused = refusalOf(one, actor);
  const example = one.served && refused ? exampleOf(examples, one.id) : bareRequest(one);
  const { status, code } = await ask(actor, one.method, example);
  const isRefused = refused
    ? status === refused[0] && code === refused[1]
    : status === 401 || (code === '100403' && Object.keys(one.owners).length === 0);
  return isRefused === Boolean(refused) ? null : `${one.id} by ${actor.name}: ${status} ${code}`;
}

describe('functions', () => {
  // The examples show that public operations are open to visitors.
  const guarded = operations.filter(({ access }) => access !== 'public');

  it('are open to whom the contract names, and to nobody else', async () => {
    const problems: (string | null)[] = [];
    for (const one of guarded.filter(({ tag }) => isTried(tag)))
      for (const actor of oneOfEachRole) {
        // No session may end before the last test.
        if (one.session === 'end' && !refusalOf(one, actor)) continue;
        problems.push(await problemOf(one, actor));
      }
    expect(problems.filter(Boolean)).toEqual([]);
  }, 240_000);

  it('is tried by every role', () => {
    const tried = new Set(oneOfEachRole.map(({ role }) => role));
    expect([...tried].toSorted()).toEqual([...RoleTypeValues, null].toSorted());
  });

  it('has something to refuse', () => {
    const refused = operations.flatMap((one) =>
      oneOfEachRole.filter((actor) => refusalOf(one, actor)),
    );
    expect(refused.length).toBeGreaterThan(200);
  });
});
