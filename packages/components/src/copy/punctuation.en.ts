import type * as chinese from './punctuation.js';

export const withDetailEn: typeof chinese.withDetail = (name, detail) => `${name} (${detail})`;
export const labelledEn: typeof chinese.labelled = (label, text) => `${label}: ${text}`;
export const listedEn: typeof chinese.listed = (parts) => parts.join(', ');
export const togetherEn: typeof chinese.together = (parts) => parts.join('; ');
