import type { PolicyApplicationEvent, PolicyApplicationState } from '@huiqi/sdk';
import { nextPolicyState } from '@huiqi/sdk/domain';
import type { Random } from '../random.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import { ownerOf } from '../companies/ownerOf.js';
import type { fileUses, uploadedFiles } from '../../schema/uploads.js';
import { applicationFiles } from '../../modules/policyApplications/fileUses.js';
import type {
  policyApplicationEvents,
  policyApplications,
} from '../../schema/policyApplications.js';
import { makeContent } from './makeContent.js';
import { passRemarks, rejectReasons, returnReasons, type Outcome } from './plans.js';
import type { Choice } from './policiesFor.js';

type NewEvent = Omit<typeof policyApplicationEvents.$inferInsert, 'id'>;

export interface Declarations {
  readonly applications: (typeof policyApplications.$inferInsert)[];
  readonly events: NewEvent[];
  readonly files: (typeof uploadedFiles.$inferInsert)[];
  readonly uses: (typeof fileUses.$inferInsert)[];
}

const hourMs = 3_600_000;
const reviewer = '6';

const steps: Readonly<Record<Outcome, readonly PolicyApplicationEvent[]>> = {
  PENDING: [],
  RETURNED: ['RETURN'],
  CORRECTED: ['RETURN', 'RESUBMIT'],
  REJECTED: ['REJECT'],
  PASSED: ['PASS'],
  REDEEMED: ['RETURN', 'RESUBMIT', 'PASS', 'REDEEM'],
};

function remarkOf(event: PolicyApplicationEvent, random: Random): string | null {
  if (event === 'RETURN') return random.pick(returnReasons);
  if (event === 'REJECT') return random.pick(rejectReasons);
  if (event === 'PASS') return random.pick(passRemarks);
  return event === 'REDEEM' ? '补助资金已拨付至企业账户' : null;
}

/** The trail of a declaration submitted at one time that must end by another. */
function makeTrail(
  outcome: Outcome,
  { id, userId }: { readonly id: string; readonly userId: string },
  [submitted, end]: readonly [number, number],
  random: Random,
): NewEvent[] {
  const events = ['SUBMIT', ...steps[outcome]] as const;
  // Each step takes some hours, or less if time is short.
  const pause = Math.min(40 * hourMs, (end - submitted) / events.length);
  let state: PolicyApplicationState | null = null;
  return events.map((event, turn) => {
    const isOwn = event === 'SUBMIT' || event === 'RESUBMIT';
    state = nextPolicyState(state, event, isOwn ? 'APPLICANT' : 'OPERATOR');
    if (state === null) throw new Error(`The sample cannot ${event} ${id}`);
    return {
      applicationId: id,
      event,
      state,
      userId: isOwn ? userId : reviewer,
      remark: remarkOf(event, random),
      createdAt: new Date(submitted + turn * pause),
    };
  });
}

export interface Plan {
  readonly id: string;
  readonly company: NewCompany;
  readonly choice: Choice;
  readonly outcome: Outcome;
  /** When it was submitted. */
  readonly at: number;
  /** When the sample ends. */
  readonly end: number;
}

/** Adds a declaration with its trail and files. */
export function addDeclaration(made: Declarations, plan: Plan, random: Random): void {
  const { id, company, choice, outcome, at, end } = plan;
  const userId = ownerOf(company.id);
  const record = { userId, recordId: id, at: new Date(at) };
  const { content, files } = makeContent(choice.policy, company, record, random);
  const trail = makeTrail(outcome, { id, userId }, [at, end], random);
  const last = trail.at(-1);
  if (!last) throw new Error('A declaration of the sample has no trail');
  const submissions = trail.filter(({ userId: by }) => by === userId);
  const isPaid = last.state === 'REDEEMED';
  made.applications.push({
    id,
    userId,
    companyId: company.id,
    policyId: choice.policy.id,
    state: last.state,
    ...content,
    redeemedAmount: isPaid ? (content.form.applyAmount ?? '1') : null,
    redeemedAt: isPaid ? last.createdAt : null,
    version: trail.length,
    createdAt: new Date(at),
    submittedAt: submissions.at(-1)?.createdAt ?? new Date(at),
    updatedAt: last.createdAt,
  });
  made.events.push(...trail);
  made.files.push(...files);
  made.uses.push(...files.map(({ key }) => ({ key, kind: applicationFiles, refId: id })));
}
