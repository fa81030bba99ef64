import { randomInt } from 'node:crypto';
import { passwordStrength } from '@huiqi/sdk/domain';
import { StartError } from '../config/StartError.js';

/** Without easily confused characters. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 characters, 116 bits. */
const generate = () =>
  Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');

export interface ChosenPassword {
  readonly password: string;
  readonly generated: boolean;
}

/** Uses the given password or generates one; throws a StartError if it is easily guessed. */
export function choosePassword(given: string | undefined): ChosenPassword {
  if (given === undefined) return { password: generate(), generated: true };
  if (given.length < 12 || passwordStrength(given).level === 'weak')
    throw new StartError(
      'The password of an administrator needs 12 characters that are neither a common password nor a row of the same or of following ones.',
    );
  return { password: given, generated: false };
}
