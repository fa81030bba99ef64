import { personLoanAge } from '../../generated/constants.js';
import { validateIdCard, type Verdict } from './validators.js';

/** Day of birth in a valid resident identity number (GB 11643) as YYYY-MM-DD, else null. */
export function birthDateOf(idCard: string, today?: string): string | null {
  if (validateIdCard(idCard, today) !== null) return null;
  return `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`;
}

/** Full years between two days; a year is complete on the birthday, that of 29 February on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) >= birth.slice(5) ? years : years - 1;
}

/** Years of age, both included. */
export interface AgeLimits {
  readonly min: number;
  readonly max?: number | null | undefined;
}

/**
 * Whether the holder of an identity number is of the age for a person's loan on a day (YYYY-MM-DD, Asia/Shanghai). Inferred.
 */
export function validatePersonAge(
  idCard: string,
  today: string,
  { min, max }: AgeLimits = personLoanAge,
): Verdict {
  const birth = birthDateOf(idCard, today);
  if (birth === null) return null;
  const age = ageOn(birth, today);
  if (age >= min && age <= (max ?? Infinity)) return null;
  return typeof max === 'number'
    ? `申请人年龄须在${min}至${max}周岁之间`
    : `申请人须年满${min}周岁`;
}
