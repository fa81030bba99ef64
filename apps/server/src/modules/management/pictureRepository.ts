import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { managedPictures } from '../../schema/pictures.js';

type Picture = typeof managedPictures.$inferSelect;

export async function addPicture(db: Queryable, picture: Picture): Promise<void> {
  await db.insert(managedPictures).values(picture);
}

export async function findPicture(db: Queryable, id: string): Promise<Picture | undefined> {
  const [row] = await db.select().from(managedPictures).where(eq(managedPictures.id, id));
  return row;
}
