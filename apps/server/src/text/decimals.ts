import { trimDecimal } from '@huiqi/sdk/domain';

/** Formats a numeric column as the contract does: without trailing zeros. */
export const plainDecimal = trimDecimal;
