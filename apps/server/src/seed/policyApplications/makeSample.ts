import { formatDate } from '@huiqi/sdk/domain';
import { createRandom } from '../random.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import type { NewPolicy } from '../policies/makePolicies.js';
import { draftFiles } from '../../modules/policyApplications/fileUses.js';
import type { policyDrafts } from '../../schema/policyApplications.js';
import type { NewDeclaration } from '../../modules/policyApplications/repository.js';
import { addDeclaration, type Declarations } from './makeDeclarations.js';
import { makeContent } from './makeContent.js';
import { otherCompanies, otherOutcomes, ownOutcomes, type Outcome } from './plans.js';
import { policiesFor, type Choice } from './policiesFor.js';

const firstUser = '1';
const firstApplication = 6_001;
const firstDraft = 6_101;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Sample extends Declarations {
  readonly drafts: (typeof policyDrafts.$inferInsert)[];
}

const waits = (outcome: Outcome) =>
  outcome === 'PENDING' || outcome === 'RETURNED' || outcome === 'CORRECTED';

const isOf =
  (companyId: string, policyId: string) => (one: Pick<NewDeclaration, 'companyId' | 'policyId'>) =>
    one.companyId === companyId && one.policyId === policyId;

/** Declarations in every state and some drafts. */
export function makeSample(
  companies: readonly NewCompany[],
  policies: readonly NewPolicy[],
  day: Date,
): Sample {
  const random = createRandom(6_260_026);
  const end = day.getTime();
  const made: Sample = { applications: [], events: [], files: [], uses: [], drafts: [] };
  const { open, over } = policiesFor(policies, day, formatDate(day));
  // From the end, so that the first user has most policies left to declare; pending ones need an open policy.
  const lists = { open: open.toReversed(), over: [...over.toReversed(), ...open] };
  const turns = new Map<string, number>();
  const next = (companyId: string, list: readonly Choice[], name: string): Choice | undefined => {
    const key = `${companyId} ${name}`;
    const turn = turns.get(key) ?? Number(companyId) * 3;
    turns.set(key, turn + 1);
    return list[turn % list.length];
  };
  const companyOf = (id: string) => companies.find((company) => company.id === id);

  const declare = (companyId: string, outcome: Outcome, turn: number) => {
    const company = companyOf(companyId);
    const name = waits(outcome) ? 'open' : 'over';
    const choice = next(companyId, lists[name], name);
    if (!company || !choice) return;
    const age = waits(outcome) ? (1 + (turn % 9)) * 14 * hourMs : (3 + turn * 2) * dayMs;
    const at = Math.max(choice.from, Math.min(choice.until, end) - age);
    const id = String(firstApplication + made.applications.length);
    addDeclaration(made, { id, company, choice, outcome, at, end }, random);
  };

  for (const [turn, [companyId, outcome]] of ownOutcomes.entries())
    declare(companyId, outcome, turn);
  for (const [turn, companyId] of otherCompanies.entries())
    for (const part of [0, 1]) {
      const outcome = otherOutcomes[(turn * 2 + part) % otherOutcomes.length] ?? 'PENDING';
      declare(companyId, outcome, turn);
    }

  /** The first policy from a position on that a company has not declared. */
  const undeclared = (list: readonly Choice[], from: number, companyId: string) =>
    list.slice(from).find(({ policy }) => !made.applications.some(isOf(companyId, policy.id)));

  const drafted = [
    [undeclared(open, 3, '1'), '1'],
    [undeclared(open, 4, '10'), '10'],
    [undeclared(open, 5, '1'), '1'],
    [undeclared(over, 0, '1'), '1'],
  ] as const;
  for (const [turn, [choice, companyId]] of drafted.entries()) {
    const company = companyOf(companyId);
    if (!company || !choice) continue;
    const id = String(firstDraft + turn);
    const at = new Date(Math.min(choice.until, end) - (turn + 1) * 20 * hourMs);
    const record = { userId: firstUser, recordId: id, at };
    const { content, files } = makeContent(choice.policy, company, record, random, false);
    const moment = { createdAt: at, updatedAt: at };
    const key = { userId: firstUser, companyId, policyId: choice.policy.id };
    made.drafts.push({ id, ...key, ...content, ...moment });
    made.files.push(...files);
    made.uses.push(...files.map((file) => ({ key: file.key, kind: draftFiles, refId: id })));
  }
  return made;
}
