import { formatDate } from '@huiqi/sdk/domain';
import { ApiError, conflict, existing } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { policyDefinition, type PolicyDefinition } from '../policies/policyDefinition.js';

type Call = Pick<UserCall<never>, 'db' | 'config' | 'now'>;

/** Today's date in China. */
export const todayOf = ({ now }: Pick<Call, 'now'>): string => formatDate(now());

/** What a declaration of a policy requires today; throws 100404 for an unknown policy. */
export async function definitionOf(call: Call, policyId: string): Promise<PolicyDefinition> {
  return existing(await policyDefinition(call, policyId, todayOf(call)));
}

/** Refuses a new record for a policy that has ended (795243) or is not declared on the platform. */
export function checkOpen({ isValid, policy }: PolicyDefinition): void {
  if (!isValid) throw new ApiError('795243');
  if (!policy.declaredOnline) throw conflict('该政策暂不支持在线申报');
}

/** The same for a submission, which also needs the first day to have come. */
export function checkDeclarable(definition: PolicyDefinition): void {
  checkOpen(definition);
  if (!definition.isDeclarable)
    throw conflict(`该政策将于${definition.policy.declareFrom}开始申报，请届时提交`);
}

/** Refuses a correction only if the policy was withdrawn: the declaration itself was in time. */
export function checkCorrectable({ policy }: PolicyDefinition): void {
  if (policy.withdrawnAt !== null) throw new ApiError('795243');
}
