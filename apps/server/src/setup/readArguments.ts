import { parseArgs } from 'node:util';
import { StartError } from '../config/StartError.js';

/** The options of `npm run setup`. */
export interface SetupArguments {
  /** Phone of an administrator, used to sign in. */
  readonly phone: string | null;
  readonly name: string;
  /** Whether to read the password from standard input. */
  readonly passwordFromInput: boolean;
  /** File of areas and regions. */
  readonly regionsFile: string | null;
}

const usage =
  'npm run setup -- --phone <phone of an administrator> [--name <name>] [--password-stdin] [--regions <file>]';

/** Parses the arguments; throws a StartError if they request nothing or contain unknown ones. */
export function readArguments(args: readonly string[]): SetupArguments {
  const options = {
    phone: { type: 'string' },
    name: { type: 'string', default: '平台管理员' },
    'password-stdin': { type: 'boolean', default: false },
    regions: { type: 'string' },
  } as const;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw new StartError(`${(error as Error).message}\nUsage: ${usage}`);
    }
  };
  const { phone, name, regions, 'password-stdin': passwordFromInput } = read();
  if (phone === undefined && regions === undefined)
    throw new StartError(`Usage: ${usage}\nRegions are described in docs/deployment.md.`);
  if (phone !== undefined && !/^1[3-9]\d{9}$/.test(phone))
    throw new StartError(`--phone must be a mobile phone of eleven digits, not "${phone}".`);
  return { phone: phone ?? null, name, passwordFromInput, regionsFile: regions ?? null };
}
