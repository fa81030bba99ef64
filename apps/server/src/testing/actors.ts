import { eq } from 'drizzle-orm';
import type { RoleType } from '@huiqi/sdk';
import { banks } from '../modules/products/table.js';
import { users } from '../modules/session/table.js';
import type { TestApp } from './openTestApp.js';
import { tokenFor } from './callsAs.js';

/** A caller; a visitor has no user. */
export interface Actor {
  readonly name: string;
  readonly userId: string | null;
  readonly role: RoleType | null;
  readonly bankId: string | null;
  readonly token: string | null;
}

const officer = '5';
const applicants = ['1', '2'];
const others = ['4', '6', '7', '8', '11', '12'];

/** Makes one caller of each kind: visitor, two applicants, officers of two banks and of none, every other role. */
export async function makeActors(world: TestApp): Promise<Actor[]> {
  const { db } = world;
  const [model] = await db.select().from(users).where(eq(users.id, officer));
  const otherBank = (await db.select().from(banks)).find(({ id }) => id !== model?.bankId);
  if (!model || !otherBank) throw new Error('The sample has no officer or one bank only');
  const more = [
    { ...model, id: 'officer-elsewhere', bankId: otherBank.id, phone: '13700000001' },
    { ...model, id: 'officer-nowhere', bankId: null, phone: '13700000002' },
  ];
  await db.insert(users).values(more);
  const rows = await db.select().from(users);
  const actors: Actor[] = [
    { name: 'visitor', userId: null, role: null, bankId: null, token: null },
  ];
  for (const id of [...applicants, officer, ...more.map(({ id }) => id), ...others]) {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`The sample has no user ${id}`);
    const { role, bankId } = row;
    actors.push({
      name: `${role} ${id}`,
      userId: id,
      role,
      bankId,
      token: await tokenFor(world, id),
    });
  }
  return actors;
}
