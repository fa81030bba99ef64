import type { FieldError, ManagedContent, ManagedKind as KindName } from '@huiqi/sdk';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import type { Messages } from '../../../messages/message.js';
import type { RegionBounds } from '../../../security/regionScope.js';
import type { CurrentUser } from '../../../security/SessionStore.js';
import type { Belonging, KeeperScope } from '../keeperScope.js';

export type ContentOf<Kind extends KindName> = Extract<ManagedContent, { kind: Kind }>;

export interface Publication {
  /** Number of the version. */
  readonly version: number;
  readonly now: Date;
  readonly messages: Pick<Messages, 'send'>;
  /** Who approved it. */
  readonly userId: string;
}

export interface Withdrawal {
  readonly now: Date;
  readonly user: CurrentUser;
  readonly requestId: string;
}

/** How a kind of thing is stored. */
export interface StoredKind<Kind extends KindName> {
  /** Rows of the things there are: id, title, owner, bank_id, scf_province and is_public. */
  readonly things: SQL;
  /** A condition on rows that are public, without which people do not see them, such as that it is on offer; none by default. */
  readonly isShown?: SQL;
  readonly read: (db: Queryable, id: string) => Promise<ContentOf<Kind> | null>;
  /** Makes those wait who change it in another way, such as its organisation; nobody does by default. */
  readonly lock?: (tx: Queryable, id: string) => Promise<void>;
  /** Makes the content what people see. */
  readonly publish: (
    tx: Queryable,
    id: string,
    content: ContentOf<Kind>,
    publication: Publication,
  ) => Promise<void>;
  /** Hides the thing from people; throws 100409 where others depend on it. */
  readonly withdraw: (tx: Queryable, id: string, withdrawal: Withdrawal) => Promise<void>;
}

/** What the engine needs to know of a kind of thing. */
export interface ManagedKind<Kind extends KindName = KindName> extends StoredKind<Kind> {
  /** What something new begins with. */
  readonly empty: (scope: KeeperScope & Omit<RegionBounds, 'scfProvince'>) => ContentOf<Kind>;
  /** The content as it is kept, such as with HTML that was cleaned; the same by default. */
  readonly clean?: (content: ContentOf<Kind>) => ContentOf<Kind>;
  readonly titleOf: (content: ContentOf<Kind>) => string;
  /** Whose it is, and thereby who may change it. */
  readonly belongsTo: (content: ContentOf<Kind>, db: Queryable) => Belonging | Promise<Belonging>;
  /**
   * Whether somebody who keeps such things may make this content of what is published, which is null for something new; true by
   * default.
   */
  readonly isWithinRights?: (
    user: CurrentUser,
    content: ContentOf<Kind>,
    published: ContentOf<Kind> | null,
  ) => boolean;
  /** What keeps the content from being submitted, or from being published at the time it is scheduled for. */
  readonly problems: (
    db: Queryable,
    content: ContentOf<Kind>,
    id: string,
    publishOn?: Date | null,
  ) => Promise<FieldError[]>;
  /** What is missing of it but keeps nothing; nothing by default. */
  readonly hints?: (db: Queryable, content: ContentOf<Kind>, id: string) => Promise<FieldError[]>;
  /** What a copy begins with, without what only one thing can have; the same by default. */
  readonly copied?: (
    content: ContentOf<Kind>,
    scope: KeeperScope & Omit<RegionBounds, 'scfProvince'>,
  ) => ContentOf<Kind>;
}
