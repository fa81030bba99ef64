import { plainDecimal } from '../../text/decimals.js';

/** Yuan as 10,000 yuan with at most two decimals, for texts. */
export const yuanToWan = (yuan: string): string => plainDecimal((Number(yuan) / 10_000).toFixed(2));
