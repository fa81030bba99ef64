import type { PolicyFormLimits } from '@huiqi/sdk/domain';
import { plainDecimal } from '../../text/decimals.js';
import type { PolicyRow } from '../policies/repository.js';

/** What of a policy limits amounts. */
export const limitsOf = ({ maxAmount }: Pick<PolicyRow, 'maxAmount'>): PolicyFormLimits => ({
  maxAmount: maxAmount === null ? null : plainDecimal(maxAmount),
});
