import type { KeyFigure } from '../../../patterns/page/types.js';
import type { ServiceDetailCopy } from './copy.js';

/** A rating as a figure in a page's head. */
export const scoreFigure = (
  { averageScore }: { readonly averageScore: string | null },
  copy: ServiceDetailCopy,
): KeyFigure =>
  averageScore === null
    ? { label: copy.rating, value: copy.noScore }
    : { label: copy.rating, value: averageScore, unit: copy.points };
