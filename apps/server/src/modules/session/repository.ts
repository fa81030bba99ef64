import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OutsideTarget, UserInfo } from '@huiqi/sdk';
import { constants, heldPermissions, permissionsMap } from '@huiqi/sdk/domain';
import type { Config } from '../../config/config.js';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { maskPhone } from '../../text/mask.js';
import { areas } from '../../schema/areas.js';
import { companies } from '../../schema/companies.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { fileAddress } from '../uploads/fileAddress.js';
import { partners } from '../../schema/partners.js';
import { rolePermissions } from '../../schema/rolePermissions.js';
import { outsideVisits } from '../../schema/outsideVisits.js';
import { users } from '../../schema/users.js';

/** What decides whether a user may sign in. */
export interface Account {
  readonly id: string;
  readonly phone: string | null;
  readonly taxNo: string | null;
  readonly type: 'TAX' | 'PHONE';
  readonly passwordHash: string;
  readonly isFirstLogin: boolean;
  readonly sessionEpoch: number;
  readonly disabled: boolean;
}

const accountColumns = {
  id: users.id,
  phone: users.phone,
  taxNo: users.taxNo,
  type: users.type,
  passwordHash: users.passwordHash,
  isFirstLogin: users.isFirstLogin,
  sessionEpoch: users.sessionEpoch,
  disabled: users.disabled,
};

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

export async function findById(db: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.id, id));
  return row;
}

/** The account of a token, unless it was disabled since. */
export async function findEnabled(db: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.disabled, false)));
  return row;
}

const findUserInfo = statement('find_user_info', (db) =>
  db
    .select({
      user: users,
      company: { creditCode: companies.creditCode, name: companies.name },
      areaName: areas.name,
      orgName: serviceOrganisations.name,
      rights: { given: rolePermissions.given, taken: rolePermissions.taken },
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(areas, eq(areas.code, users.scfCity))
    .leftJoin(serviceOrganisations, eq(serviceOrganisations.id, users.orgId))
    .leftJoin(rolePermissions, eq(rolePermissions.role, users.role))
    .where(eq(users.id, sql.placeholder('id'))),
);

export async function readUserInfo(
  { db, config }: { readonly db: Queryable; readonly config: Pick<Config, 'product'> },
  id: string,
): Promise<UserInfo | null> {
  const [row] = await findUserInfo(db, { id });
  if (!row) return null;
  const { user, company, areaName, orgName, rights } = row;
  return {
    id: user.id,
    name: user.name,
    phone: maskPhone(user.phone),
    logo: fileAddress(config, user.logo),
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
    permissions: permissionsMap(heldPermissions(user.role, rights)),
    orgId: user.orgId,
    orgName,
  };
}

/** Records that a user left for an external site. */
export async function saveOutsideVisit(
  db: Queryable,
  visit: { target: OutsideTarget; path: string; signedIn: boolean },
  now: Date,
): Promise<void> {
  await db.insert(outsideVisits).values({ id: randomUUID(), ...visit, visitedAt: now });
}

/** A partner that may sign its users in. */
export async function findEnabledPartner(db: Queryable, id: string) {
  const enabled = and(eq(partners.id, id), isNull(partners.disabledAt));
  const [partner] = await db.select().from(partners).where(enabled);
  return partner;
}
