import { createRandom } from '../random.js';
import { ownerOf } from '../companies/ownerOf.js';
import type { NewProduct } from '../products/makeProducts.js';
import { asPerson } from './asPerson.js';
import { makeOrder, type OrderSource } from './makeOrders.js';
import { ordinaryPaths } from './paths.js';

const dayMs = 86_400_000;
/** Behind companies without a sample account, so that the accounts can still apply. */
const firstPerson = 20;

/** Orders of people in every status of an ordinary loan, for each product that people apply for. */
export function makePeople(
  source: OrderSource,
  products: readonly NewProduct[],
  serial: number,
): ReturnType<typeof makeOrder>[] {
  const paths = Object.entries(ordinaryPaths);
  return products.flatMap((product, row) =>
    paths.flatMap(([, path = []], column) => {
      const turn = row * paths.length + column;
      const person = source.companies[firstPerson + turn];
      if (!person) return [];
      const draft = {
        serial: serial + turn,
        userId: ownerOf(person.id),
        company: person,
        product,
        status: 'ACCEPT_SUCCESS' as const,
        path,
        createdAt: new Date(Number(source.now) - (turn * 7 + 12) * dayMs - turn * 3_661_000),
      };
      const made = makeOrder(createRandom(serial + turn), draft, source.now);
      return [asPerson(made, person, turn)];
    }),
  );
}
