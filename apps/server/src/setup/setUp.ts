import { encodePassword } from '@huiqi/sdk/domain';
import { StartError } from '../config/StartError.js';
import type { Db } from '../db/database.js';
import { hashPassword } from '../security/passwords.js';
import { choosePassword, type ChosenPassword } from './choosePassword.js';
import type { RegionsFile } from './readRegions.js';
import { createAdministrator, findMissing, hasAdministrator, storeRegions } from './repository.js';
import type { Missing } from './repository.js';

export interface FirstData {
  readonly administrator: {
    readonly phone: string;
    readonly name: string;
    /** Left out to make one. */
    readonly password?: string;
  } | null;
  readonly regions: RegionsFile | null;
}

/**
 * Loads regions and creates the first administrator, both or neither; resolves with the password and what is still
 * missing.
 */
export function setUp(
  db: Db,
  { administrator, regions }: FirstData,
): Promise<{ chosen: ChosenPassword | null; missing: Missing }> {
  return db.transaction(async (tx) => {
    if (regions) await storeRegions(tx, regions);
    let chosen: ChosenPassword | null = null;
    if (administrator) {
      const { phone, name, password } = administrator;
      if (await hasAdministrator(tx))
        throw new StartError('There is an administrator already; nothing was changed.');
      chosen = choosePassword(password);
      const passwordHash = await hashPassword(encodePassword(chosen.password));
      await createAdministrator(tx, { phone, name, passwordHash });
    }
    return { chosen, missing: await findMissing(tx) };
  });
}
