import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page } from '../../../patterns/filters/kinds.js';
import type { FilterValues } from '../../../patterns/filters/types.js';

/** The page of a list without filters: evaluations of a service, services of an organisation. */
export const servicePageFilters = defineFilters({ index: page() });

export type ServicePageFilters = FilterValues<typeof servicePageFilters.spec>;

/** The page of an organisation's evaluations, beside that of its services. */
export const evaluationPageFilters = defineFilters({ evaluationIndex: page() });

export type EvaluationPageFilters = FilterValues<typeof evaluationPageFilters.spec>;
