import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { StartError } from '../config/StartError.js';
import { isOfFormat, mostItems, readJson } from '../modules/management/transfer/jsonFile.js';
import { FileRefusal } from '../modules/uploads/FileRefusal.js';

export interface ManagedFile extends ReturnType<typeof readJson> {
  readonly name: string;
}

/** What things of a kind refer to comes before it. */
const order: readonly ManagedFile['kind'][] = [
  'PUBLISHER',
  'BANK',
  'CATEGORY',
  'DEPARTMENT',
  'ORGANISATION',
  'STAFF',
  'PRODUCT',
  'POLICY',
  'SERVICE',
  'COUPON_BATCH',
  'EVALUATION',
  'NEWS',
];

/** Later than all for kinds that nothing refers to. */
const placeOf = ({ kind }: ManagedFile) => {
  const at = order.indexOf(kind);
  return at < 0 ? order.length : at;
};

function isManaged(path: string): boolean {
  if (extname(path) !== '.json') return false;
  try {
    return isOfFormat(JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  } catch {
    // Whatever it is, the other import says what is wrong with it.
    return false;
  }
}

function read(path: string): ManagedFile {
  try {
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    return { name: basename(path), ...readJson(text, mostItems) };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw new StartError(`${path} cannot be imported: ${error.userMessage}`);
  }
}

/** Files that the site exported, in the order in which they refer to each other, and all other paths. */
export function splitManaged(paths: readonly string[]): {
  readonly managed: readonly ManagedFile[];
  readonly others: readonly string[];
} {
  const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
  const found = paths.flatMap((path) =>
    isFolder(path) ? readdirSync(path).map((name) => join(path, name)) : [path],
  );
  const managed = found.filter(isManaged);
  // A folder with nothing else in it has been read.
  const others = paths.filter(
    (path) => !managed.includes(path) && !(isFolder(path) && isOnly(path, managed)),
  );
  const files = managed.map(read).toSorted((a, b) => placeOf(a) - placeOf(b));
  return { managed: files, others };
}

const isOnly = (folder: string, managed: readonly string[]): boolean => {
  const names = readdirSync(folder).filter((name) => ['.csv', '.json'].includes(extname(name)));
  return names.length > 0 && names.every((name) => managed.includes(join(folder, name)));
};
