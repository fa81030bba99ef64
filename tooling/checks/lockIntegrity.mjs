import { parse } from 'yaml';

/** Every package of the lockfiles has a hash, so that a modified tarball is refused. */
export const lockIntegrity = (files) =>
  files
    .filter(({ path }) => /(^|\/)pnpm-lock\.yaml$/.test(path))
    .flatMap(({ path, text }) => {
      const entries = Object.entries(parse(text).packages ?? {});
      if (entries.length === 0) return [`${path}: no packages found`];
      return entries
        .filter(([, { resolution }]) => !resolution?.integrity?.startsWith('sha512-'))
        .map(([key]) => `${path}: ${key} has no sha512 integrity`);
    });
