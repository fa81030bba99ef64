import type { HomeStatistics } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import type { KeyFigure } from '../../patterns/page/types.js';
import type { HomeCopy } from './copy.js';

/**
 * The six figures of the home page (spec 2 §3 Home statistics). A zero means that the platform does not offer the thing
 * yet, and is left out.
 */
export function homeFigures(statistics: HomeStatistics, copy: HomeCopy): KeyFigure[] {
  const { financingAmount, productNumber, policyNumber, userNumber, volume, views } = statistics;
  // Decimals of 10,000 yuan are noise on a front page.
  const wholeWan = financingAmount.split('.')[0] ?? '';
  const figures: readonly (readonly [string, string | number, string])[] = [
    [copy.figureFinancing, wholeWan, copy.wan],
    [copy.figureVolume, volume, copy.times],
    [copy.figureProducts, productNumber, copy.products],
    [copy.figurePolicies, policyNumber, copy.policies],
    [copy.figureUsers, userNumber, copy.accounts],
    [copy.figureViews, views, copy.visits],
  ];
  return figures
    .filter(([, value]) => Number(value) > 0)
    .map(([label, value, unit]) => ({ label, value: formatThousands(value), unit }));
}
