import type { DeskStatistics } from '@huiqi/sdk';
import type { WholeStatistics } from './deskStatistics.js';

/** Maximum rows of a response, as in the contract. */
const maxRows = 500;

/** Cuts the rows to those of a response, and counts the others. */
export const withinLimit = (statistics: WholeStatistics): DeskStatistics => ({
  ...statistics,
  rows: statistics.rows.slice(0, maxRows),
  moreRows: Math.max(0, statistics.rows.length - maxRows),
});
