import type { KeyFigure } from '../../../patterns/page/types.js';
import type { ServiceDetailCopy } from './copy.js';

/** How a service or an organisation was rated, as a number of its head. */
export const scoreFigure = (
  { averageScore }: { readonly averageScore: string | null },
  copy: ServiceDetailCopy,
): KeyFigure =>
  averageScore === null
    ? { label: copy.rating, value: copy.noScore }
    : { label: copy.rating, value: averageScore, unit: copy.points };
