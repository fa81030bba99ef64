import { plainDecimal } from '../../text/decimals.js';
import type { PolicyRow } from '../policies/repository.js';

/** A policy's bounds on amounts. */
export const limitsOf = ({ maxAmount }: Pick<PolicyRow, 'maxAmount'>) => ({
  maxAmount: maxAmount === null ? null : plainDecimal(maxAmount),
});
