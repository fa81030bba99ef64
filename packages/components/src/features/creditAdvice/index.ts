export { creditAdviceCopy, type CreditAdviceCopy } from './copy.js';
export { CreditAdvicePanel, type CreditAdvicePanelProps } from './CreditAdvicePanel.js';
export type { CreditAdvicePaths } from './paths.js';
