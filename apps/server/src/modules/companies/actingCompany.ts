import { conflict, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findUserCompany, type CompanyRow } from './repository.js';

/**
 * Finds the company with a credit code if the user may act for it (`mayActFor`); companies merely bound are not found.
 */
export async function findActingCompany(
  db: Queryable,
  userId: string,
  creditCode: string,
): Promise<CompanyRow | undefined> {
  const bound = await findUserCompany(db, userId, creditCode);
  return bound?.authorized ? bound.company : undefined;
}

/** Refuses to grant what a user applied for who may no longer act for the company, as after an objection. */
export async function checkStillActing(
  db: Queryable,
  userId: string,
  creditCode: string,
): Promise<void> {
  if (!(await findActingCompany(db, userId, creditCode)))
    throw conflict('申请人已不再是该企业的使用人，请退回或不予通过');
}

/** The company that a payload is submitted for; throws 100400 at the field unless the user may act for it. */
export async function requireActingCompany(
  db: Queryable,
  userId: string,
  creditCode: string,
  field = 'nsrsbh',
): Promise<CompanyRow> {
  const bound = await findUserCompany(db, userId, creditCode);
  if (!bound) throw invalid([{ field, message: '请选择您名下的企业' }]);
  if (!bound.authorized) throw invalid([{ field, message: '该企业尚未授权，请先完成企业授权' }]);
  return bound.company;
}
