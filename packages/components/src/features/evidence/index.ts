/** What a decision on an order rests on: the product's limits, the company's figures, its other orders and relations. */

export { CaseEvidence, type CaseEvidenceProps } from './CaseEvidence.js';
export { CaseEvidenceView, type CaseEvidenceViewProps } from './CaseEvidenceView.js';
export { OrderEvidence, type OrderEvidenceProps } from './OrderEvidence.js';
export { OrderEvidenceView, type OrderEvidenceViewProps } from './OrderEvidenceView.js';
export type { AppliedFor } from './isOutOfLimits.js';
export { evidenceCopy, type EvidenceCopy } from './copy.js';
