import { parse } from 'yaml';
import { workspaceFolders } from '../../../scripts/lib/workspace.mjs';

/** The scripts' own list of packages against pnpm's. */
export function workspace(files, folders = workspaceFolders()) {
  const file = files.find(({ path }) => path === 'pnpm-workspace.yaml');
  const patterns = parse(file?.text ?? '{}').packages ?? [];
  const isMember = (folder) =>
    patterns.some((pattern) =>
      pattern.endsWith('/*')
        ? folder.split('/').length === 2 && folder.startsWith(pattern.slice(0, -1))
        : folder === pattern,
    );
  const members = files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path }) => path.slice(0, -'/package.json'.length))
    .filter(isMember);
  return [
    ...members
      .filter((folder) => !folders.includes(folder))
      .map((folder) => `${folder}: scripts/lib/workspace.mjs does not know this package`),
    ...folders
      .filter((folder) => !isMember(folder))
      .map((folder) => `${folder}: pnpm-workspace.yaml does not know this package`),
  ];
}
