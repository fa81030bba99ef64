import { eq } from 'drizzle-orm';
import { clerk, ended, unproved, type Actor } from '../callKit/Actor.js';
import { userCompanies } from '../schema/userCompanies.js';
import { companies } from '../schema/companies.js';
import { departmentUsers } from '../schema/departments.js';
import { banks } from '../schema/products.js';
import { users } from '../schema/users.js';
import type { TestApp } from './openTestApp.js';
import { tokenFor } from './callsAs.js';

const officer = '5';
const applicants = ['1', '2'];
const others = ['4', '6', '7', '8', '11', '12'];
const elsewhere = { scfProvince: '340000', scfCity: '340100', scfDistrict: '0' };

/**
 * Creates one caller of each kind: a visitor; applicants, including one with an unproved binding and one with an ended
 * one; officers of two banks, of none, and of the same bank in another region; every other role, including staff of
 * another region.
 */
export async function makeActors(testApp: TestApp): Promise<Actor[]> {
  const { db } = testApp;
  const sample = await db.select().from(users);
  const model = (id: string) => {
    const row = sample.find((one) => one.id === id);
    if (!row) throw new Error(`The sample has no user ${id}`);
    return row;
  };
  const bankId = (await db.select().from(banks)).find(({ id }) => id !== model(officer).bankId)?.id;
  if (bankId === undefined) throw new Error('The sample has one bank only');
  const made = [
    { ...model('2'), id: unproved },
    { ...model('2'), id: ended },
    { ...model(officer), id: 'officer-of-another-bank', bankId },
    { ...model(officer), id: 'officer-nowhere', bankId: null },
    { ...model(officer), id: 'officer-elsewhere', ...elsewhere },
    { ...model('6'), id: 'operator-elsewhere', ...elsewhere },
    { ...model('7'), id: 'admin-elsewhere', ...elsewhere },
    { ...model('8'), id: 'backstage-elsewhere', ...elsewhere },
    { ...model('4'), id: 'agent-elsewhere', ...elsewhere },
    { ...model('6'), id: clerk.userId },
  ].map((row, turn) => ({ ...row, phone: `1370000${String(turn).padStart(4, '0')}` }));
  await db.insert(users).values(made);
  await db.insert(departmentUsers).values(clerk);
  const all = await db.select({ companyId: companies.id }).from(companies);
  await db.insert(userCompanies).values(all.map((one) => ({ ...one, userId: unproved })));
  const nobody = { userId: null, role: null, bankId: null, token: null };
  const nowhere = { scfProvince: null, scfCity: null, scfDistrict: null };
  const actors: Actor[] = [{ name: 'visitor', ...nobody, region: nowhere }];
  for (const id of [...applicants, officer, ...made.map(({ id }) => id), ...others]) {
    const [row = model(id)] = await db.select().from(users).where(eq(users.id, id));
    const { role, bankId: bank, scfProvince, scfCity, scfDistrict } = row;
    actors.push({
      name: `${role} ${id}`,
      userId: id,
      role,
      bankId: bank,
      region: { scfProvince, scfCity, scfDistrict },
      token: await tokenFor(testApp, id),
    });
  }
  return actors;
}
