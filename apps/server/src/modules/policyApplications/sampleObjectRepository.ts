import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { uploadedFiles } from '../../schema/uploads.js';

/** Finds the sample's stored objects by name. */
export const findSampleObjects = (db: Queryable, prefix: string) =>
  db
    .select({
      objectName: uploadedFiles.objectName,
      fileName: uploadedFiles.fileName,
      mediaType: uploadedFiles.mediaType,
    })
    .from(uploadedFiles)
    .where(sql`starts_with(${uploadedFiles.objectName}, ${prefix})`)
    .orderBy(asc(uploadedFiles.objectName));
