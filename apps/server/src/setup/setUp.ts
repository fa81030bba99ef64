import { encodePassword } from '@huiqi/sdk/domain';
import { StartError } from '../config/StartError.js';
import type { Db } from '../db/database.js';
import { hashPassword } from '../security/passwords.js';
import { choosePassword, type ChosenPassword } from './choosePassword.js';
import type { RegionsFile } from './readRegions.js';
import {
  countAdministrators,
  createAdministrator,
  findMissing,
  hasAccount,
  storeCategories,
  storeDictionary,
  storeRegions,
} from './repository.js';
import type { Missing } from './repository.js';

export interface FirstData {
  readonly administrator: {
    readonly phone: string;
    readonly name: string;
    /** Left out to make one. */
    readonly password?: string;
    /** Of the first administrator where no other is given, so that two people never have the same one. */
    readonly firstPassword?: string;
  } | null;
  readonly regions: RegionsFile | null;
}

/** As many as a change of content takes: one makes it, the other approves it. */
const needed = 2;

/**
 * Loads regions and creates an administrator, both or neither, until there are two; resolves with the password and what
 * is still missing.
 */
export function setUp(
  db: Db,
  { administrator, regions }: FirstData,
): Promise<{ chosen: ChosenPassword | null; missing: Missing }> {
  return db.transaction(async (tx) => {
    if (regions) await storeRegions(tx, regions);
    await storeDictionary(tx);
    await storeCategories(tx);
    let chosen: ChosenPassword | null = null;
    if (administrator) {
      const { phone, name, password, firstPassword } = administrator;
      if (await hasAccount(tx, phone))
        throw new StartError(`There is an account of ${phone} already; nothing was changed.`);
      const count = await countAdministrators(tx);
      if (count >= needed)
        throw new StartError(
          'There are two administrators of the whole province already, who make further accounts on the site; nothing was changed.',
        );
      chosen = choosePassword(password ?? (count === 0 ? firstPassword : undefined));
      const passwordHash = await hashPassword(encodePassword(chosen.password));
      await createAdministrator(tx, { phone, name, passwordHash });
    }
    return { chosen, missing: await findMissing(tx) };
  });
}
