import { parse } from 'yaml';

/** Folders (or files) by domain, and other names allowed there. */
const places = [
  { root: 'openapi', extras: ['common'] },
  { root: 'apps/server/src/modules', extras: [] },
  { root: 'apps/server/src/seed', extras: [] },
  {
    root: 'packages/sdk/src/domain',
    // What several domains use.
    extras: ['cases', 'dates', 'forms', 'links', 'money', 'text', 'validators'],
  },
  { root: 'packages/components/src/features', extras: [] },
  { root: 'packages/sdk/src/generated/operations', isFile: true, extras: [] },
  // Pages of the site itself: about, not found, coming soon.
  { root: 'apps/platform/src/pages', extras: ['site'] },
];

/** First part of the paths below a root: folders, or the names of files. */
function namesBelow({ root, isFile = false }, files) {
  const rest = files
    .filter(({ path }) => path.startsWith(`${root}/`))
    .map(({ path }) => path.slice(root.length + 1).split('/'));
  const names = isFile
    ? rest.map(([file]) => file.replace(/\.ts$/, ''))
    : rest.filter((parts) => parts.length > 1).map(([folder]) => folder);
  return [...new Set(names)];
}

/** The files of a tag's folder in the contract. */
const contractFile = /^openapi\/(\w+)\/(?:paths|schemas)\.yaml$/;

/** Operations in the folder of a tag which is not their own. */
const strayOperations = (files) =>
  files.flatMap(({ path, text }) => {
    const [, folder] = contractFile.exec(path) ?? [];
    return [...(folder ? text : '').matchAll(/^ {4}tags:\s*(?:\[|- )(\w+)/gm)]
      .filter(([, tag]) => tag !== folder)
      .map(([, tag]) => `${path}: an operation of ${tag} belongs in openapi/${tag}/paths.yaml`);
  });

/** The folder of a domain has the name of the contract's tag, the same in every package. */
export function domainFolders(files) {
  const contract = files.find(({ path }) => path === 'openapi/huiqi.yaml');
  const tags = (parse(contract?.text ?? '{}').tags ?? []).map(({ name }) => name);
  if (tags.length === 0) return ['openapi/huiqi.yaml: no tags found'];
  const strayFolders = places.flatMap((place) =>
    namesBelow(place, files)
      .filter((name) => !tags.includes(name) && !place.extras.includes(name))
      .map((name) => `${place.root}/${name}: the contract has no tag of this name`),
  );
  return [...strayFolders, ...strayOperations(files)];
}
