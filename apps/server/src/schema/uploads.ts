import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { FileType, UploadPurpose } from '@huiqi/sdk';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';

/** Upload tokens: for one user, some minutes and files, and one prefix. */
export const uploadTokens = pgTable(
  'upload_tokens',
  {
    /** SHA-256 of the token (256 random bits). */
    idHash: text('id_hash').primaryKey(),
    userId: requiredReference('user_id', () => users.id),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    keyPrefix: text('key_prefix').notNull(),
    filesLeft: integer('files_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('upload_tokens_expires').on(t.expiresAt)],
);

/** A stored file's metadata; the content is in the storage under `objectName`. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    /** Key that forms and responses use for the file. */
    key: text('key').primaryKey(),
    /** Random name in the storage, which clients neither choose nor see. */
    objectName: text('object_name').notNull(),
    ownerId: requiredReference('owner_id', () => users.id),
    /** A LOGO is public. */
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    fileName: text('file_name').notNull(),
    type: text('type').$type<FileType>().notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes as stored. */
    size: integer('size').notNull(),
    /** SHA-256 of the content as received: the same content under the same key is the same upload. */
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its last use ended; initially when it was uploaded. */
    unusedSince: timestamp('unused_since', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('uploaded_files_owner').on(t.ownerId, t.createdAt),
    index('uploaded_files_object').on(t.objectName),
    index('uploaded_files_unused').on(t.unusedSince),
  ],
);

/** Objects of the storage that no file has, and when that was noticed: deleted a day later. */
export const unknownObjects = pgTable('unknown_objects', {
  name: text('name').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});

/** The uses of a file: a user's profile, a declaration, an order. */
export const fileUses = pgTable(
  'file_uses',
  {
    key: requiredReference('key', () => uploadedFiles.key),
    kind: text('kind').notNull(),
    refId: text('ref_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.refId, t.key] }), index('file_uses_key').on(t.key)],
);
