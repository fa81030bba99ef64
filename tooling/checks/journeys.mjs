import { posix } from 'node:path';

const inJourney = /^packages\/components\/src\/features\/(\w+)\/(\w+)\/[^/]+\.tsx?$/;
const isTest = /\.(?:test|stories|fixture)\./;
const imported = /(?:from|import\() ?'(\.[^']+)'/g;

/** The journeys of one feature that each of them imports. */
function usesOf(files) {
  const uses = new Map();
  for (const { path, text } of files) {
    const [, feature, journey] = inJourney.exec(path) ?? [];
    if (!journey || isTest.test(path)) continue;
    for (const [, target] of text.matchAll(imported)) {
      const to = inJourney.exec(
        posix.join(posix.dirname(path), `${target.replace(/\.js$/, '')}.ts`),
      );
      if (to?.[1] !== feature || to[2] === journey) continue;
      const from = `${feature}/${journey}`;
      uses.set(from, (uses.get(from) ?? new Set()).add(`${feature}/${to[2]}`));
    }
  }
  return uses;
}

function reaches(uses, from, target, seen = new Set()) {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(uses.get(from) ?? [])].some(
    (next) => next === target || reaches(uses, next, target, seen),
  );
}

/** The journeys of a feature (products/list, products/detail …) have an order: what two of them need lies beside their folders. */
export function journeys(files) {
  const uses = usesOf(files);
  return [...uses.keys()]
    .filter((journey) => reaches(uses, journey, journey))
    .map((journey) => `features/${journey}: imports a journey that imports it`);
}
