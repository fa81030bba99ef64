import { parse } from 'yaml';
import { expires, floors } from '../minimumVersions.mjs';

const numbers = (version) => version.split(/[.-]/).slice(0, 3).map(Number);

/** True when `version` stands below `floor`. */
export function isBelow(version, floor) {
  const [left, right] = [numbers(version), numbers(floor)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at >= 0 && left[at] < right[at];
}

const locked = (files) => {
  const file = files.find(({ path }) => path === 'pnpm-lock.yaml');
  return file ? Object.entries(parse(file.text).packages ?? {}) : [];
};

const nameAndVersion = (key) => {
  const at = key.lastIndexOf('@');
  return [key.slice(0, at), key.slice(at + 1)];
};

/** Every package of the lock has a hash, so that a changed tarball is refused. */
export function lockIntegrity(files) {
  const entries = locked(files);
  if (entries.length === 0) return ['pnpm-lock.yaml: no packages found'];
  return entries
    .filter(([, { resolution }]) => !resolution?.integrity?.startsWith('sha512-'))
    .map(([key]) => `pnpm-lock.yaml: ${key} has no sha512 integrity`);
}

/** No locked version with a known hole; the list itself must have been looked at lately. */
export function minimumVersions(files, today = new Date().toISOString().slice(0, 10)) {
  const old = locked(files).flatMap(([key]) => {
    const [name, version] = nameAndVersion(key);
    const floor = floors[name];
    return floor && isBelow(version, floor.version)
      ? [`pnpm-lock.yaml: ${name}@${version} is below ${floor.version} (${floor.why})`]
      : [];
  });
  const stale =
    today > expires
      ? [
          `tooling/house/minimumVersions.mjs: read the advisories again, then move \`expires\` (${expires})`,
        ]
      : [];
  return [...old, ...stale];
}
