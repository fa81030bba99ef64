import { personLoanAge } from '../generated/constants.js';
import { formatDate } from './dates.js';
import { validateIdCard, type Verdict } from './validators.js';

/** Day of birth in a valid resident identity number (GB 11643) as YYYY-MM-DD, else null. */
export function birthDateOf(idCard: string): string | null {
  if (validateIdCard(idCard) !== null) return null;
  return `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`;
}

/** Full years between two days; a year is complete on the birthday, that of 29 February on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) >= birth.slice(5) ? years : years - 1;
}

/** Whether the holder of an identity number is of the age for a person's loan on that day (Asia/Shanghai). Inferred. */
export function validatePersonAge(idCard: string, now: Date): Verdict {
  const birth = birthDateOf(idCard);
  if (birth === null) return null;
  const age = ageOn(birth, formatDate(now));
  const { min, max } = personLoanAge;
  return age >= min && age <= max ? null : `申请人年龄须在${min}至${max}周岁之间`;
}
