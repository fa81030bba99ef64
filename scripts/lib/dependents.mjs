import { readJson, workspaceFolders } from './workspace.mjs';

const groups = ['dependencies', 'devDependencies', 'peerDependencies'];

const allManifests = () =>
  new Map(workspaceFolders().map((folder) => [folder, readJson(folder, 'package.json')]));

/**
 * Folders of the packages that contain one of the files, and of all dependent packages, sorted. `manifests`: folder →
 * package.json of each package.
 */
export function affectedPackages(files, manifests = allManifests()) {
  const folders = [...manifests.keys()];
  const found = new Set(
    folders.filter((folder) => files.some((file) => file.startsWith(`${folder}/`))),
  );
  for (const folder of found) {
    const { name } = manifests.get(folder);
    const users = folders.filter((one) =>
      groups.some((group) => name in (manifests.get(one)[group] ?? {})),
    );
    for (const one of users) found.add(one);
  }
  return [...found].sort();
}
