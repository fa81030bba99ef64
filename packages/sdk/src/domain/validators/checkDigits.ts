const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Check character of the first 17 of a unified social credit code (GB 32100), if they are valid. */
export function creditCodeCheckChar(first17: string): string | undefined {
  const values = Array.from(first17, (char) => creditAlphabet.indexOf(char));
  if (values.length !== 17 || values.includes(-1)) return undefined;
  const sum = values.reduce((total, value, at) => total + value * (creditWeights[at] ?? 0), 0);
  return creditAlphabet.charAt((31 - (sum % 31)) % 31);
}

/** Check character of the first 17 digits of a resident identity number (GB 11643). */
export function idCardCheckChar(first17: string): string | undefined {
  if (!/^\d{17}$/.test(first17)) return undefined;
  const sum = Array.from(first17).reduce(
    (total, d, at) => total + Number(d) * (idWeights[at] ?? 0),
    0,
  );
  return '10X98765432'.charAt(sum % 11);
}
