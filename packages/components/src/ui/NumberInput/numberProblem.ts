import { groupThousands } from './numberText.js';

export interface NumberLimits {
  /** Digits after the point. Defaults to 0. */
  readonly decimals?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly unit?: string | undefined;
}

/** The message for a typed number that breaks its limits; undefined if it is valid. */
export function numberProblem(
  value: string,
  { decimals = 0, min, max, unit = '' }: NumberLimits,
): string | undefined {
  if (value === '') return undefined;
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(value)) return '请输入数字';
  if ((value.split('.')[1] ?? '').length > decimals)
    return decimals === 0 ? '请输入整数' : `最多 ${decimals} 位小数`;
  const low = min !== undefined && Number(value) < min;
  const high = max !== undefined && Number(value) > max;
  if (!low && !high) return undefined;
  const limit = (bound: number) => groupThousands(String(bound));
  const withUnit = (text: string) => (unit === '%' ? `${text}%` : `${text} ${unit}`.trimEnd());
  if (min === undefined) return `不能高于 ${withUnit(limit(max ?? 0))}`;
  if (max === undefined) return `不能低于 ${withUnit(limit(min))}`;
  return `应在 ${limit(min)} 至 ${withUnit(limit(max))}之间`;
}
