import { formatDate } from '@huiqi/sdk/domain';
import { cleanHtml, plainTextOf } from '../../text/cleanHtml.js';
import type { policies } from '../../schema/policies.js';
import { financeFacts } from './facts/finance.js';
import { industryFacts } from './facts/industry.js';
import { otherFacts } from './facts/other.js';
import { peopleFacts } from './facts/people.js';
import { taxFacts } from './facts/tax.js';
import { technologyFacts } from './facts/technology.js';
import { basicFiles, declarationFilesOf } from './materials.js';
import { windows, type PolicyFact } from './PolicyFact.js';
import { applicantsOf, contactOf, contentOf, stepsOf } from './policyTexts.js';
import { publishers } from './publishers.js';
import { templateIds } from './templates.js';

export type NewPolicy = typeof policies.$inferInsert;

const dayMs = 86_400_000;
const firstId = 5_001;

const facts: readonly PolicyFact[] = [
  ...technologyFacts,
  ...financeFacts,
  ...taxFacts,
  ...peopleFacts,
  ...industryFacts,
  ...otherFacts,
];

const daysFrom = (day: Date, days: number) => new Date(day.getTime() + days * dayMs);
const dateFrom = (day: Date, days: number | null) =>
  days === null ? null : formatDate(daysFrom(day, days));
const amountOf = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : String(amount);

function makePolicy(fact: PolicyFact, turn: number, day: Date): NewPolicy {
  const publisher = publishers.find(({ id }) => id === fact.by);
  if (!publisher) throw new Error(`No publisher ${fact.by}`);
  const [from, until] = windows[fact.window];
  const publishedAt = new Date(daysFrom(day, -fact.age).getTime() - ((turn * 7) % 90) * 60_000);
  const content = cleanHtml(contentOf(fact, publisher.name));
  const isOnline = fact.offline !== true;
  return {
    id: String(firstId + turn),
    title: fact.title,
    summary: fact.summary,
    publishNumber: `${publisher.prefix}〔${formatDate(publishedAt).slice(0, 4)}〕${11 + turn}号`,
    category: fact.category,
    grade: publisher.grade,
    enterpriseSizes: [...(fact.sizes ?? [])],
    publishOrgId: publisher.id,
    publishedAt,
    declareFrom: dateFrom(day, from),
    declareUntil: dateFrom(day, until),
    declaredOnline: isOnline,
    withdrawnAt: fact.withdrawn ? daysFrom(day, -2) : null,
    minAmount: amountOf(fact.amount?.[0]),
    maxAmount: amountOf(fact.amount?.[1]),
    redemption: fact.redemption,
    applicants: applicantsOf(fact),
    targets: fact.targets ?? {},
    steps: stepsOf(fact),
    contact: contactOf(publisher, turn),
    content,
    plainText: plainTextOf(content),
    files: isOnline ? [templateIds.guide] : [],
    basicFiles: isOnline ? basicFiles : [],
    declarationFiles: isOnline ? declarationFilesOf(fact.category) : [],
    requiresTaxAuth: fact.taxAuth === true,
    fillCompanyInfo: fact.category !== 'OTHER',
    createdAt: publishedAt,
  };
}

/** Sample policies; their declaration windows are around the sample's last day. */
export const makePolicies = (day: Date): NewPolicy[] =>
  facts.map((fact, turn) => makePolicy(fact, turn, day));
