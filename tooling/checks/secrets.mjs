/** Credentials that must stay out of the repository (ASVS 13.3.1). */
const kinds = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'a JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address':
    /\b[a-z][a-z+]*:\/\/[^\s:/@'"`${}]+:[^\s/@'"`${}]{3,}@(?!127\.0\.0\.1|localhost)/,
  // The desktop shell's key comes from the host's configuration; a literal would end up in every bundle.
  'a fixed key': /\b(?:aes|secret|encryption|bridge)_?key['"]?\s*[:=]\s*['"`][\w+/=-]{16,}['"`]/i,
};
/** Tests use keys that protect nothing. */
const forTests =
  /\.(?:test|fixture|spec|stories)\.[mc]?[jt]sx?$|(?:^|\/)(?:callKit|testing|fixtures)\//;

export function secrets(files) {
  return files
    .filter(({ path }) => !forTests.test(path))
    .flatMap(({ path, text }) =>
      Object.entries(kinds)
        .filter(([, pattern]) => pattern.test(text))
        .map(([kind]) => `${path}: contains ${kind}`),
    );
}
