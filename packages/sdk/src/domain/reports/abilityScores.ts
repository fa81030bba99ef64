import { ReportIndicatorTypeLabels, type ReportIndicatorType } from '../../generated/enums.js';
import type { ReportIndicatorRow } from '../../generated/models.js';
import { indicatorScale } from './indicatorScales.js';
import { chartValue } from './texts.js';

/** A company's score in one ability, from 0 to 100. */
export interface AbilityScore {
  readonly type: ReportIndicatorType;
  readonly name: string;
  /** Null if no indicator of the ability can be judged. */
  readonly score: number | null;
  /** The indicators the score was made of. */
  readonly basis: readonly string[];
}

const clamp = (score: number) => Math.min(100, Math.max(0, score));

/**
 * The score of an indicator. A ratio with known good and bad values is interpolated between them: bad is 0, good is
 * 100. Any other figure is compared with the year before: unchanged is 50, half as much again 100, half 0.
 */
export function indicatorScore(row: ReportIndicatorRow): number | null {
  const now = chartValue(row.bn) ?? chartValue(row.sn);
  if (now === null) return null;
  const scale = indicatorScale(row.zbmc);
  if (scale) {
    const value = scale.inPercent && row.dw !== '%' ? now * 100 : now;
    return clamp(((value - scale.bad) / (scale.good - scale.bad)) * 100);
  }
  const before = row.bn === null ? chartValue(row.ssn) : chartValue(row.sn);
  if (before === null) return null;
  if (before === 0) return now === 0 ? 50 : clamp(50 + 50 * Math.sign(now));
  return clamp(50 + ((now - before) / Math.abs(before)) * 100);
}

/** Scores of the four abilities in contract order: the rounded mean of their indicators' scores. */
export function abilityScores(rows: readonly ReportIndicatorRow[]): readonly AbilityScore[] {
  const types = Object.keys(ReportIndicatorTypeLabels) as ReportIndicatorType[];
  return types.map((type) => {
    const judged = rows.flatMap((row) => {
      const score = row.zblx === type ? indicatorScore(row) : null;
      return score === null ? [] : [{ name: row.zbmc, score }];
    });
    const sum = judged.reduce((total, { score }) => total + score, 0);
    return {
      type,
      name: ReportIndicatorTypeLabels[type],
      score: judged.length === 0 ? null : Math.round(sum / judged.length),
      basis: judged.map(({ name }) => name),
    };
  });
}
