import type { FieldError } from '../../generated/models.js';

export type Rule = readonly [field: string, broken: boolean, message: string];

/** The first broken rule of each field. */
export function firstOfEach(rules: readonly Rule[]): FieldError[] {
  const errors = new Map<string, string>();
  for (const [field, broken, message] of rules)
    if (broken && !errors.has(field)) errors.set(field, message);
  return [...errors].map(([field, message]) => ({ field, message }));
}
