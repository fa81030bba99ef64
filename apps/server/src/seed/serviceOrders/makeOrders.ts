import { nextServiceOrderStatus, serviceOrderTransitions } from '@huiqi/sdk/domain';
import type { ServiceOrderEvent } from '@huiqi/sdk';
import type { Random } from '../random.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import { hasAccount, ownerOf } from '../companies/ownerOf.js';
import { maskCompanyName } from '../../text/maskCompanyName.js';
import type { serviceProducts } from '../../schema/services.js';
import type {
  serviceEvaluations,
  serviceOrderEvents,
  serviceOrders,
} from '../../schema/serviceOrders.js';
import { scoresOf } from './scoresOf.js';
import { staffIdOf } from './staffOf.js';
import { comments, demands, replies } from './texts.js';

type NewProduct = typeof serviceProducts.$inferInsert;
type NewEvent = Omit<typeof serviceOrderEvents.$inferInsert, 'id'>;

export interface SampleOrders {
  readonly orders: (typeof serviceOrders.$inferInsert)[];
  readonly evaluations: (typeof serviceEvaluations.$inferInsert)[];
  readonly events: NewEvent[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const firstId = 9_001;
const firstEvaluation = 1;
/** Companies of the first user, which order services occasionally. */
const own = ['1', '2'] as const;

type Course = readonly ServiceOrderEvent[];
const rated: Course = ['ACCEPT', 'FINISH', 'RATE'];
/** Outcomes of the unrated orders, newest first. */
const tails: readonly Course[] = [
  [],
  ['ACCEPT'],
  ['ACCEPT', 'FINISH'],
  ['CANCEL'],
  ['REFUSE'],
  [],
  ['ACCEPT', 'FINISH'],
];

interface Plan {
  readonly id: string;
  readonly product: NewProduct;
  readonly company: NewCompany;
  readonly course: Course;
  readonly score: number | null;
  /** Days ago. */
  readonly age: number;
}

function remarkOf(event: ServiceOrderEvent, { score }: Plan, random: Random): string | null {
  if (event === 'ACCEPT' || event === 'REFUSE' || event === 'FINISH')
    return random.pick<string | null>(replies[event]);
  return event === 'RATE' ? random.pick(comments[score ?? 5] ?? ['']) || null : null;
}

function addOrder(
  made: SampleOrders,
  plan: Plan,
  { random, end }: { random: Random; end: number },
): void {
  const { id, product, company, course, score, age } = plan;
  const userId = ownerOf(company.id);
  const at = end - age * dayMs + random.whole(0, 8) * hourMs;
  // Each step takes some hours, or less if time is short.
  const pause = Math.min(30 * hourMs, (end - at) / (course.length + 1));
  let status: ReturnType<typeof nextServiceOrderStatus> = null;
  const trail = (['SUBMIT', ...course] as const).map((event, turn): NewEvent => {
    const by = serviceOrderTransitions.find((row) => row.event === event)?.by ?? 'ENTERPRISE';
    status = nextServiceOrderStatus(status, event, by);
    if (status === null) throw new Error(`The sample cannot ${event} ${id}`);
    return {
      orderId: id,
      event,
      status,
      userId: by === 'ENTERPRISE' ? userId : staffIdOf(product.orgId),
      remark: remarkOf(event, plan, random),
      createdAt: new Date(at + turn * pause),
    };
  });
  const last = trail.at(-1);
  if (!last) throw new Error(`The order ${id} of the sample has no trail`);
  const said = trail.findLast(
    ({ event, remark }) => remark !== null && event !== 'SUBMIT' && event !== 'RATE',
  );
  made.orders.push({
    id,
    userId,
    companyId: company.id,
    productId: product.id,
    orgId: product.orgId,
    productName: product.name,
    priceType: product.priceType,
    price: product.price ?? null,
    contactName: company.legalName,
    contactPhone: company.legalPhone,
    demand: random.pick(demands),
    formItems: [],
    status: last.status,
    handling: said?.remark ?? null,
    version: trail.length,
    createdAt: new Date(at),
    updatedAt: last.createdAt,
  });
  made.events.push(...trail);
  if (score === null) return;
  made.evaluations.push({
    id: String(firstEvaluation + made.evaluations.length),
    orderId: id,
    productId: product.id,
    orgId: product.orgId,
    companyName: maskCompanyName(company.name),
    productName: product.name,
    score,
    content: last.remark ?? '',
    createdAt: last.createdAt,
  });
}

/** The orders of one product: as many as its count, rated ones first. */
function plansOf(product: NewProduct, turn: number, others: readonly NewCompany[]) {
  const { orderNumber = 0, scoreCount = 0, scoreSum = 0 } = product;
  const scores = scoresOf(scoreCount, scoreSum);
  return Array.from({ length: orderNumber }, (_unused, place) => {
    const score = scores[place] ?? null;
    const fromLast = orderNumber - 1 - place;
    const isNewest = fromLast === 0 && turn % 3 === 0;
    const isOldest = place === 0 && turn % 4 === 1;
    return {
      product,
      score,
      course: score === null ? (tails[(turn + fromLast) % tails.length] ?? []) : rated,
      age: score === null ? 1 + (turn % 3) + fromLast * 2 : 20 + (turn % 5) + fromLast * 6,
      ownCompany: isNewest ? own[turn % 2] : isOldest ? own[(turn + 1) % 2] : undefined,
      company: others[(turn * 5 + place) % others.length],
    };
  });
}

/** Orders in every state: as many per product and rated as its figures say, by various companies. */
export function makeOrders(
  random: Random,
  {
    companies,
    products,
  }: {
    readonly companies: readonly NewCompany[];
    readonly products: readonly NewProduct[];
  },
  day: Date,
): SampleOrders {
  const made: SampleOrders = { orders: [], evaluations: [], events: [] };
  const others = companies.filter(({ id }) => !hasAccount(id));
  for (const [turn, product] of products.entries())
    for (const { ownCompany, ...plan } of plansOf(product, turn, others)) {
      const company = companies.find(({ id }) => id === ownCompany) ?? plan.company;
      if (!company) throw new Error('The sample has too few companies');
      const id = String(firstId + made.orders.length);
      addOrder(made, { ...plan, id, company }, { random, end: day.getTime() });
    }
  return made;
}
