import { floor } from './floor.mjs';

const numbersOf = (version) => String(version).split('.').map(Number);

/** Whether a version is not younger than another. */
export function isNotAfter(version, other) {
  const [mine, others] = [numbersOf(version), numbersOf(other)];
  const at = mine.findIndex((number, place) => number !== (others[place] ?? 0));
  return at < 0 || mine[at] < (others[at] ?? 0);
}

/** Whether browsers of some versions have what a record of compatibility data describes. */
export function isAtFloor({ support }, versions = floor) {
  return Object.entries(versions).every(([browser, version]) =>
    [support[browser] ?? []].flat().some((one) => {
      const {
        version_added: added,
        version_removed: removed,
        flags,
        prefix,
        alternative_name: other,
        partial_implementation: partial,
      } = one;
      if (flags || prefix || other || (partial && browser !== 'safari') || removed) return false;
      return (
        added === true || (typeof added === 'string' && isNotAfter(added.replace('≤', ''), version))
      );
    }),
  );
}
