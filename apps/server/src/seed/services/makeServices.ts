import { createRandom, type Random } from '../random.js';
import { serviceSubtypes } from '../../lib/serviceTypes.js';
import { contentOf, processOf } from './contentOf.js';
import { digitalFacts } from './facts/digital.js';
import { hrFacts } from './facts/hr.js';
import { ipFacts } from './facts/ip.js';
import { legalFacts } from './facts/legal.js';
import { marketFacts } from './facts/market.js';
import { startupFacts } from './facts/startup.js';
import { taxFacts } from './facts/tax.js';
import { techFacts } from './facts/tech.js';
import { testingFacts } from './facts/testing.js';
import { organisationId, phoneOf } from '../organisations/makeOrganisations.js';
import type { ServiceFact } from './ServiceFact.js';
import { withReviews, type NewService } from './withReviews.js';

const firstId = 8_001;
const dayMs = 86_400_000;
const facts = [
  ...ipFacts,
  ...techFacts,
  ...startupFacts,
  ...taxFacts,
  ...legalFacts,
  ...hrFacts,
  ...testingFacts,
  ...digitalFacts,
  ...marketFacts,
];
/** Withdrawn by their organisations after having been ordered. */
const offShelf = new Set(['作品著作权登记', '灵活用工合规咨询', '外贸单证审核']);
const scores = [5, 5, 5, 4, 5, 4, 3, 5];

function priceOf(price: number | null) {
  if (price === null) return { priceType: 'INTERVIEW', price: null } as const;
  if (price === 0) return { priceType: 'FREE', price: null } as const;
  return { priceType: 'PAY', price: price.toFixed(2) } as const;
}

/** Counts of orders and ratings, matched by the sample's. Free services are ordered more often. */
function countersOf({ price }: ServiceFact, turn: number, random: Random) {
  const orderNumber = turn === 0 ? 12 : random.whole(0, price === 0 ? 10 : 7);
  const scoreCount = Math.floor(orderNumber * 0.6);
  const given = Array.from({ length: scoreCount }, () => random.pick(scores));
  return { orderNumber, scoreCount, scoreSum: given.reduce((sum, score) => sum + score, 0) };
}

function makeService(
  fact: ServiceFact,
  turn: number,
  { day, random }: { day: Date; random: Random },
) {
  const type = serviceSubtypes.find(({ item }) => item.code === fact.type);
  if (!type) throw new Error(`The dictionary has no ${fact.type}`);
  const createdAt = new Date(day.getTime() - random.whole(160, 800) * dayMs);
  return {
    id: String(firstId + turn),
    orgId: organisationId(fact.by),
    name: fact.name,
    logo: null,
    typeBig: type.category.code,
    typeSmall: fact.type,
    mode: fact.mode,
    ...priceOf(fact.price),
    content: contentOf(fact),
    process: processOf(fact),
    contactPhone: phoneOf(fact.by),
    productStatus: offShelf.has(fact.name) ? 'OFF_SHELF' : 'ON_SHELF',
    published: true,
    auditStatus: 'PASSED',
    ...countersOf(fact, turn, random),
    createdAt,
    updatedAt: createdAt,
  } satisfies NewService;
}

/** Services of every category, mode and price type, with their pending changes. */
export function makeServices(day: Date): NewService[] {
  const random = createRandom(8_001_086);
  return withReviews(
    facts.map((fact, turn) => makeService(fact, turn, { day, random })),
    day,
  );
}
