import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '../modules/notices/table.js';
import { orderEvents, orders } from '../modules/orders/table.js';
import { userCompanies } from '../modules/session/table.js';
import { makeActors, type Actor } from '../testing/actors.js';
import { idPlaces, type IdPlace } from '../testing/idPlaces.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { makeThings, missing, type Thing } from '../testing/ownedThings.js';
import { servedCalls, type ServedCall } from '../testing/servedCalls.js';
import { callsWith, requestId, tokenFor } from '../testing/signIn.js';
import { notServed } from './notServed.js';
import { operationRules, type OperationRule } from './operations.js';

const served = operationRules.filter(({ operationId }) => !notServed.includes(operationId));

let world: TestApp;
let actors: Actor[];
let things: Thing[];
let examples: Map<string, ServedCall>;
beforeAll(async () => {
  world = await openTestApp();
  actors = await makeActors(world);
  const as = async (id: string) => callsWith(world, await tokenFor(world, id));
  const calls = await servedCalls(await as('1'), await as('5'));
  examples = new Map(calls.map((call) => [call.operationId, call]));
  things = await makeThings(world, actors);
});
afterAll(() => world.close());

const exampleOf = (rule: OperationRule): ServedCall => {
  const example = examples.get(rule.operationId);
  if (!example) throw new Error(`${rule.operationId} has no call in servedCalls`);
  return example;
};

async function ask(rule: OperationRule, actor: Actor, call: Pick<ServedCall, 'path' | 'body'>) {
  const answer = await world.app.inject({
    method: rule.method as 'GET',
    url: `/api/huiqi${call.path}`,
    headers: {
      'x-request-id': requestId,
      ...(actor.token === null ? {} : { 'x-access-token': actor.token }),
    },
    ...(call.body ? { payload: call.body } : {}),
  });
  const { date: _date, ...headers } = answer.headers;
  return {
    status: answer.statusCode,
    code: String(answer.json().code),
    body: answer.body,
    headers,
  };
}

interface Attempt {
  readonly rule: OperationRule;
  readonly place: IdPlace;
  readonly thing: Thing;
  readonly actor: Actor;
}

/** Every operation that names somebody's object × every object of the kind × every caller. */
const attempts = (): Attempt[] =>
  served.flatMap((rule) =>
    idPlaces(rule, exampleOf(rule))
      .filter(({ kind }) => kind !== 'bank' || rule.session !== 'public')
      .flatMap((place) =>
        things
          .filter(({ kind }) => kind === place.kind)
          .flatMap((thing) => actors.map((actor) => ({ rule, place, thing, actor }))),
      ),
  );

/** What the contract alone refuses, before anything is looked up; null when it lets the caller in. */
function gate(rule: OperationRule, { role }: Actor): [number, string] | null {
  if (role === null) return rule.session === 'required' ? [401, '791214'] : null;
  return rule.roles === null || rule.roles.includes(role) ? null : [403, '100403'];
}

const isReachable = ({ rule, thing, actor }: Attempt) =>
  gate(rule, actor) === null && thing.reachableBy(actor, rule);
const nameOf = ({ rule, place, thing, actor }: Attempt) =>
  `${rule.operationId} ${place.name}: ${thing.name} by ${actor.name}`;

const stored = async () => ({
  orders: await world.db.select().from(orders).orderBy(orders.id),
  events: await world.db.$count(orderEvents),
  notices: await world.db.select().from(notices).orderBy(notices.id),
  companies: await world.db.select().from(userCompanies),
});

describe('objects of somebody else (V-05, V-10)', () => {
  it('answer like missing ones, to everybody and in every operation, and stay as they are', async () => {
    const before = await stored();
    const foreign = attempts().filter((attempt) => !isReachable(attempt));
    for (const attempt of foreign) {
      const { rule, place, thing, actor } = attempt;
      const there = await ask(rule, actor, place.about(thing.id));
      const notThere = await ask(rule, actor, place.about(missing[place.kind]));
      expect(there, nameOf(attempt)).toEqual(notThere);
      const refused = gate(rule, actor);
      if (refused) expect([there.status, there.code], nameOf(attempt)).toEqual(refused);
    }
    expect(foreign.length).toBeGreaterThan(200);
    expect(await stored()).toEqual(before);
  }, 120_000);

  it('are real: who may reach them gets another answer', async () => {
    // Marking nothing as read succeeds too.
    const near = attempts().filter((one) => isReachable(one) && one.place.kind !== 'notice');
    for (const attempt of near) {
      const { rule, place, thing, actor } = attempt;
      const there = await ask(rule, actor, place.about(thing.id));
      const notThere = await ask(rule, actor, place.about(missing[place.kind]));
      expect(there, nameOf(attempt)).not.toEqual(notThere);
      expect([200, 400, 409], nameOf(attempt)).toContain(there.status);
    }
    expect(near.length).toBeGreaterThan(40);
  }, 120_000);
});

describe('functions (V-06)', () => {
  it.each(served.filter(({ operationId }) => operationId !== 'logout'))(
    '$operationId is open to whom the contract names, and to nobody else',
    async (rule) => {
      for (const actor of actors) {
        const { status, code } = await ask(rule, actor, exampleOf(rule));
        const refused = gate(rule, actor);
        if (refused) expect([status, code], actor.name).toEqual(refused);
        else expect(status, actor.name).not.toBe(401);
      }
    },
  );
});
