import { createRandom } from '../random.js';
import type { NewProduct } from '../products/makeProducts.js';
import { asPerson } from './asPerson.js';
import { makeOrder, type Draft, type OrderSource, type SampleOrders } from './makeOrders.js';
import { makePeople } from './makePeople.js';
import { ordinaryPaths, type PathStep } from './paths.js';

const firstUser = '1';
const hourMs = 3_600_000;

type Made = ReturnType<typeof makeOrder>;

interface Wanted {
  readonly path: readonly PathStep[] | undefined;
  /** Part of what was granted. */
  readonly share: number;
  readonly hours: number;
}

const draws: readonly Wanted[] = [
  { path: ordinaryPaths.BANK_APPROVAL_SUCCESS, share: 0.3, hours: 9 },
  { path: ordinaryPaths.ACCEPT_SUCCESS, share: 0.2, hours: 2 },
];

/** Two sub-orders of the first account's latest granted order: one paid out, one awaiting the bank. */
function makeSubOrders(made: SampleOrders, source: OrderSource, serial: number): Made[] {
  const parent = made.orders
    .filter(({ userId, status }) => userId === firstUser && status === 'APPROVAL_SUCCESS')
    .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))[0];
  const product = source.products.find(({ id }) => id === parent?.productId);
  const company = source.companies.find(({ id }) => id === parent?.companyId);
  if (!parent || !product || !company) return [];
  const since = Math.max(Number(parent.updatedAt), Number(source.now) - 24 * hourMs);
  return draws.map(({ path = [], share, hours }, turn) => {
    const createdAt = new Date(Math.max(since + 1, Number(source.now) - hours * hourMs));
    const amount = Math.max(1, Math.floor(Number(parent.loanAmount) * share));
    const draft: Draft = {
      serial: serial + turn,
      userId: firstUser,
      company,
      product,
      status: 'ACCEPT_SUCCESS',
      path,
      createdAt,
      amount,
    };
    const { order, events } = makeOrder(createRandom(serial + turn), draft, source.now);
    return { order: { ...order, parentOrderId: parent.id }, events };
  });
}

/** Orders of the first account as a person: one awaiting the bank, one paid out, one saved application. */
function makePersonOrders(
  source: OrderSource,
  products: readonly NewProduct[],
  serial: number,
): Made[] {
  const [company] = source.companies;
  const paths = [ordinaryPaths.ACCEPT_SUCCESS, ordinaryPaths.BANK_APPROVAL_SUCCESS, []];
  return paths.flatMap((path = [], turn) => {
    const product = products[turn];
    if (!product || !company) return [];
    const draft: Draft = {
      serial: serial + turn,
      userId: firstUser,
      company,
      product,
      status: 'ACCEPT_SUCCESS',
      path,
      createdAt: new Date(Number(source.now) - (turn + 3) * 26 * hourMs),
    };
    return [asPerson(makeOrder(createRandom(serial + turn), draft, source.now), company, turn)];
  });
}

/** Adds sub-orders and orders of persons to a sample without changing anything else in it. */
export function withFurther(
  made: SampleOrders,
  source: OrderSource,
  personProducts: readonly NewProduct[],
): SampleOrders {
  const first = source.count + 1;
  const further = [
    ...makeSubOrders(made, source, first),
    ...makePersonOrders(source, personProducts, first + draws.length),
    ...makePeople(source, personProducts, first + draws.length + personProducts.length),
  ];
  return {
    orders: [...made.orders, ...further.map(({ order }) => order)],
    events: [...made.events, ...further.flatMap(({ events }) => events)],
  };
}
