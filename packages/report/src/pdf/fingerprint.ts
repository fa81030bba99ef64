const fnvPrime = 0x01000193;
const seeds = [0x811c9dc5, 0x1b873593, 0xcc9e2d51, 0x85ebca6b];

/** 32 hexadecimal digits that depend on a text alone (FNV-1a); they tell documents apart and protect nothing. */
export const fingerprint = (text: string): string =>
  seeds
    .map((seed) => {
      let hash = seed;
      for (let place = 0; place < text.length; place += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(place), fnvPrime) >>> 0;
      }
      return hash.toString(16).padStart(8, '0');
    })
    .join('');
