import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { relationKeys } from '../../schema/relationKeys.js';

const name = 'people';

/** The key of people's digests, shared by all processes of the platform. */
export async function readPersonKey(db: Queryable): Promise<string> {
  const read = async () => {
    const [row] = await db.select().from(relationKeys).where(eq(relationKeys.name, name));
    return row?.key;
  };
  const found = await read();
  if (found !== undefined) return found;
  const key = randomBytes(32).toString('base64url');
  // Of two concurrent first calls one stores its key, and both use it.
  await db.insert(relationKeys).values({ name, key }).onConflictDoNothing();
  return (await read()) ?? key;
}
