import type { PolicyApplyForm } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findUserCompany, listAllCompanies, type UserCompany } from '../companies/repository.js';

/** The user's company that declares: identified by credit code in the form, or by name in the payload. */
export async function declaringCompany(
  db: Queryable,
  userId: string,
  { nsrsbh }: PolicyApplyForm,
  companyName: string | undefined,
): Promise<UserCompany> {
  const field = nsrsbh === undefined ? 'companyName' : 'applyForm.nsrsbh';
  const mine =
    nsrsbh === undefined
      ? (await listAllCompanies(db, userId)).find(({ company }) => company.name === companyName)
      : await findUserCompany(db, userId, nsrsbh);
  if (!mine) throw invalid([{ field, message: '请选择您名下的企业' }]);
  return mine;
}
