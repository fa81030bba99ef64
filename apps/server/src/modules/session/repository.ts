import { eq } from 'drizzle-orm';
import type { UserInfo } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { areas } from '../areas/table.js';
import { companies } from '../companies/table.js';
import { users } from './table.js';
import { maskPhone } from '../../text/mask.js';

export interface Account {
  readonly id: string;
  readonly passwordHash: string;
  readonly disabled: boolean;
}

const accountColumns = { id: users.id, passwordHash: users.passwordHash, disabled: users.disabled };

export async function findByPhone(db: Queryable, phone: string): Promise<Account | undefined> {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.phone, phone));
  return row;
}

export async function findByTaxNumber(db: Queryable, taxNo: string): Promise<Account | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(eq(users.taxNo, taxNo.toUpperCase()));
  return row;
}

export async function readUserInfo(db: Queryable, id: string): Promise<UserInfo | null> {
  const [row] = await db
    .select({ user: users, company: companies, areaName: areas.name })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(areas, eq(areas.code, users.scfCity))
    .where(eq(users.id, id));
  if (!row) return null;
  const { user, company, areaName } = row;
  return {
    id: user.id,
    name: user.name,
    phone: maskPhone(user.phone),
    logo: user.logo,
    roleType: user.role,
    type: user.type,
    taxNo: user.taxNo,
    creditCode: company?.creditCode ?? null,
    companyName: company?.name ?? null,
    areaId: user.scfDistrict,
    cityId: user.scfCity,
    areaName,
    markImg: null,
    link: user.link,
    isFirstLogin: user.isFirstLogin,
    scfProvince: user.scfProvince,
    scfCity: user.scfCity,
    scfDistrict: user.scfDistrict,
    scfPlatform: constants.platformId,
    permissions: user.permissions,
  };
}
