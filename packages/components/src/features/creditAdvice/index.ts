/**
 * Which products fit a company, with reasons, and what is missing for the others. The server computes it in the
 * background; users can leave the screen while it waits.
 */

export { creditAdviceCopy, type CreditAdviceCopy } from './copy.js';
export { CreditAdvicePanel, type CreditAdvicePanelProps } from './CreditAdvicePanel.js';
export type { CreditAdvicePaths } from './paths.js';
