import type { FieldError, FormEntry } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { findActingCompany } from '../companies/actingCompany.js';

/** Errors of COMPANY entries, which must name a company other than the applicant for which the user may act. */
export async function companyErrors(
  db: Queryable,
  { userId, applicant }: { readonly userId: string; readonly applicant: string },
  entries: readonly FormEntry[],
  values: Readonly<Record<string, string>>,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const { inputType, checkName: field, label } of entries) {
    const code = values[field]?.trim().toUpperCase() ?? '';
    if (inputType !== 'COMPANY' || code === '') continue;
    if (code === applicant.toUpperCase())
      errors.push({ field, message: `${label}不能是申请企业本身` });
    else if (!(await findActingCompany(db, userId, code)))
      errors.push({ field, message: `请选择您名下已授权的${label}` });
  }
  return errors;
}
