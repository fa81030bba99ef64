import { parse } from 'yaml';

/**
 * The lowest versions without known advisories of packages that see what strangers send; null for those that have advisories
 * in every version of the registry. The registry of a closed network has no list of them: this one is kept by hand.
 */
const lowest = {
  '@fastify/static': '9.1.1',
  'crypto-js': '4.2.0',
  dompurify: '3.4.11',
  'drizzle-orm': '0.45.2',
  fastify: '5.8.5',
  jspdf: '4.2.1',
  'sm-crypto': '0.4.0',
  ws: '8.21.0',
  xlsx: null,
};

const numbersOf = (version) => version.split(/[.-]/, 3).map(Number);

function isBelow(version, limit) {
  const [own, least] = [numbersOf(version), numbersOf(limit)];
  const at = own.findIndex((number, place) => number !== least[place]);
  return at >= 0 && own[at] < least[at];
}

/** The workspace has no version with known advisories; tools with lockfiles of their own see nothing of strangers. */
export const lowestVersions = (files) =>
  files
    .filter(({ path }) => path === 'pnpm-lock.yaml')
    .flatMap(({ path, text }) =>
      Object.keys(parse(text).packages ?? {}).flatMap((key) => {
        const at = key.lastIndexOf('@');
        const [name, version] = [key.slice(0, at), key.slice(at + 1)];
        if (!Object.hasOwn(lowest, name)) return [];
        const limit = lowest[name];
        if (limit === null) return [`${path}: every version of ${name} has advisories`];
        return isBelow(version, limit) ? [`${path}: ${key} has advisories; ${limit} has none`] : [];
      }),
    );
