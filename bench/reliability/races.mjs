import { randomUUID } from 'node:crypto';
import { applyRequest, closeRequest, openApplications, ordersOf } from './lib/applicant.mjs';
import { accounts, call, login } from './lib/client.mjs';
import { kinds, nameOf, openDatabase } from './lib/databases.mjs';
import { exactly, figure } from './lib/figures.mjs';
import { startServer } from './lib/servers.mjs';
import { verifyAudit } from './lib/verifyAudit.mjs';

/** Calls at the same moment. */
const atOnce = 40;
const rounds = 5;

const newKey = () => `race-${randomUUID()}`;
const decide = (token, orderId, orderStatus) => ({
  token,
  method: 'PUT',
  path: `/order/${orderId}/admin/accept`,
  body: { orderStatus, reason: '资料齐全' },
  key: newKey(),
});

/** Sends all requests at once, to the servers in turns. */
const together = (servers, requests) =>
  Promise.all(requests.map((one, turn) => call(servers[turn % servers.length].url, one)));

/** Submits of one application at once: how many made an order, and which orders the responses name. */
async function submitTogether(servers, application, keyOf) {
  const key = newKey();
  const requests = Array.from({ length: atOnce }, (_unused, turn) =>
    applyRequest(application, keyOf(key, turn)),
  );
  const answers = await together(servers, requests);
  const named = new Set(answers.map(({ body }) => body?.data?.orderId));
  const made = answers.filter(({ body }) => body?.data?.applyStatus === 'SUCCESS').length;
  const failed = answers.filter(({ status }) => status !== 200).length;
  return { named, made, failed };
}

/** Rounds in which concurrent submits did not result in exactly one order. */
async function wrongSubmits(servers, applications, sameKey) {
  const [{ token }] = applications;
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const application = applications[round % applications.length];
    const before = (await ordersOf(servers[0].url, token)).size;
    const { named, made, failed } = await submitTogether(servers, application, (key, turn) =>
      sameKey ? key : `${key}-${turn}`,
    );
    const after = (await ordersOf(servers[0].url, token)).size;
    const asExpected = made === (sameKey ? atOnce : 1);
    if (after - before !== 1 || named.size !== 1 || !asExpected || failed > 0) wrong += 1;
    const [orderId] = named;
    await call(servers[0].url, closeRequest(application, orderId, newKey()));
  }
  return wrong;
}

/** Whether exactly one of the requests about an order took effect, and its state is that of the winner. */
async function hasOneWinner(servers, { officer, orderId }, contenders) {
  const answers = await together(
    servers,
    contenders.map(({ request }) => request),
  );
  const winners = contenders.filter((_one, turn) => answers[turn].status === 200);
  const losers = answers.filter(({ status }) => status === 409 || status === 422);
  const { body } = await call(servers[0].url, { token: officer, path: `/order/admin/${orderId}` });
  return (
    winners.length === 1 &&
    losers.length === contenders.length - 1 &&
    body.data?.orderStatus === winners[0].leadsTo
  );
}

const submit = async (url, application) => {
  const { body } = await call(url, applyRequest(application, newKey()));
  if (body?.data?.applyStatus !== 'SUCCESS') throw new Error(JSON.stringify(body));
  return body.data.orderId;
};

/** Orders of the sample that the officer may grant and refuse. */
async function waitingOrders(url, token) {
  const path = '/order/admin/page?orderStatus=ACCEPT_SUCCESS&size=100';
  const { body } = await call(url, { token, path });
  const open = [];
  for (const { orderId } of body.data.content) {
    const { body: state } = await call(url, { token, path: `/order/isAccept/${orderId}` });
    const choices = state.data.choices;
    if (choices.includes('APPROVAL_SUCCESS') && choices.includes('APPROVAL_FAIL'))
      open.push(orderId);
    if (open.length === rounds) break;
  }
  if (open.length === 0) throw new Error('No order waits for the officer');
  return open;
}

const granting = (token, orderId) => ({
  request: decide(token, orderId, 'APPROVAL_SUCCESS'),
  leadsTo: 'APPROVAL_SUCCESS',
});
const refusing = (token, orderId) => ({
  request: decide(token, orderId, 'APPROVAL_FAIL'),
  leadsTo: 'APPROVAL_FAIL',
});
const withdrawing = (application, orderId) => ({
  request: closeRequest(application, orderId, newKey()),
  leadsTo: 'ORDER_CLOSED',
});

/** Orders on which contending requests did not have exactly one effect. */
async function wrongDecisions(servers, applications, withdraws) {
  const [{ url }] = servers;
  const officer = await login(url, accounts.bankOfficer);
  const colleague = await login(url, accounts.bankOfficer);
  const waiting = withdraws ? [] : await waitingOrders(url, officer);
  const turns = withdraws ? rounds : waiting.length;
  let wrong = 0;
  for (let round = 0; round < turns; round += 1) {
    const orderId = withdraws ? await submit(url, applications[0]) : waiting[round];
    const other = withdraws ? withdrawing(applications[0], orderId) : granting(colleague, orderId);
    const contenders = [other, refusing(officer, orderId)];
    // The first request has the better chance: take turns.
    if (round % 2 === 1) contenders.reverse();
    if (!(await hasOneWinner(servers, { officer, orderId }, contenders))) wrong += 1;
  }
  return wrong;
}

async function racesOn(kind, { report, options }) {
  const database = await openDatabase(options, kind);
  const servers = [];
  try {
    // Processes can only share PostgreSQL.
    for (let count = kind === 'postgresql' ? 2 : 1; count > 0; count -= 1)
      servers.push(await startServer({ settings: database.settings }));
    const applications = await openApplications(servers[0].url, 4);
    const name = nameOf[kind];
    const figures = [figure(`${name}, server processes`, servers.length, 'processes')];
    const found = async (what, unit, work) => {
      figures.push(exactly(`${name}, ${what}`, await work(), 0, unit));
      report(`${name}: ${what}`);
    };
    await found('several orders of one application', 'rounds', () =>
      wrongSubmits(servers, applications, false),
    );
    await found('several orders or responses of one key', 'rounds', () =>
      wrongSubmits(servers, applications, true),
    );
    await found('two decisions about one order', 'rounds', () =>
      wrongDecisions(servers, applications, false),
    );
    await found('withdrawn and decided about', 'rounds', () =>
      wrongDecisions(servers, applications, true),
    );
    for (const server of servers) await server.stop();
    const audit = await verifyAudit(database.settings);
    if (!audit.whole) report(audit.output);
    return [...figures, exactly(`${name}, whole audit trails`, Number(audit.whole), 1, '')];
  } finally {
    for (const server of servers) await server.kill();
    await database.close();
  }
}

/** The same action sent twice at once takes effect once. */
export async function run({ report, options }) {
  const figures = [];
  for (const kind of kinds(options)) figures.push(...(await racesOn(kind, { report, options })));
  return {
    title: 'Races',
    how:
      `${rounds} rounds each: ${atOnce} submits of one application at once, with keys of their own and with one key; an ` +
      'officer grants what a colleague refuses, and refuses what its applicant withdraws. On PostgreSQL the calls go to two ' +
      'processes in turns.',
    figures,
  };
}
