import { posix } from 'node:path';

const exact = /^\d+\.\d+\.\d+$/;
/** Ranges instead of the exact versions that we test with, so that a host's own copy of a package is used. */
const caretOf = (range) => (exact.test(range) ? `^${range}` : range);
const caretsOf = (ranges) =>
  ranges &&
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, caretOf(range)]));

/** Where a browser shows the repository of the URL in a manifest. */
const webAddress = ({ url }) => url.replace(/^git\+/, '').replace(/\.git$/, '');

/**
 * The manifest that users get: the repository, caret ranges, and peers of our own packages at the version they were
 * released with, since all are released together.
 */
export function publishedManifest(manifest, { folder, repository }) {
  const { devDependencies: _ours, scripts: _unused, ...rest } = manifest;
  const peers = Object.entries(manifest.peerDependencies ?? {}).map(([name, range]) => [
    name,
    name.startsWith('@huiqi/') ? `^${manifest.version}` : range,
  ]);
  return {
    ...rest,
    repository: { ...repository, directory: folder },
    homepage: `${webAddress(repository)}/tree/main/${folder}`,
    bugs: `${webAddress(repository)}/issues`,
    ...(manifest.dependencies && { dependencies: caretsOf(manifest.dependencies) }),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers) }),
  };
}

const relativeLink = /\]\((?![a-z]+:|#|\/)([^)\s]+)\)/g;

/** Relative links of a document, which lead nowhere outside of the repository. */
export const relativeLinks = (text) => [...text.matchAll(relativeLink)].map(([, target]) => target);

/** A document of `folder` with absolute links to the repository. */
export function withAbsoluteLinks(text, { folder, repository }) {
  return text.replaceAll(relativeLink, (_link, target) => {
    const path = posix.join(folder, target);
    const kind = posix.extname(path.split('#')[0]) === '' ? 'tree' : 'blob';
    return `](${webAddress(repository)}/${kind}/main/${path})`;
  });
}
