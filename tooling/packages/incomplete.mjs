import { run } from '../../scripts/lib/exec.mjs';
import { relativeLinks } from '../tarballs/publishedForm.mjs';

const text = async (tarball, file) =>
  (await run('tar', ['-xzOf', tarball, `package/${file}`])).output;

const readmes = ['README.md', 'README.zh-CN.md'];

/** What users of a tarball would miss: licence, changelog, repository, links that lead somewhere, peers with ranges. */
export async function incomplete(tarball) {
  const { output } = await run('tar', ['-tzf', tarball]);
  const files = new Set(output.trim().split('\n'));
  const manifest = JSON.parse(await text(tarball, 'package.json'));
  // Before the first release there is nothing to list.
  const needed = ['LICENSE', ...readmes, ...(manifest.version === '0.0.0' ? [] : ['CHANGELOG.md'])];
  const peers = Object.entries(manifest.peerDependencies ?? {});
  const isOptional = (name) => manifest.peerDependenciesMeta?.[name]?.optional;
  return [
    ...needed.filter((file) => !files.has(`package/${file}`)).map((file) => `lacks ${file}`),
    ...(manifest.repository?.url ? [] : ['has no repository']),
    ...(await Promise.all(readmes.map((file) => text(tarball, file)))).flatMap((readme, at) =>
      relativeLinks(readme).map((link) => `${readmes[at]} links to ${link}`),
    ),
    ...Object.entries(manifest.dependencies ?? {})
      .filter(([, range]) => /^\d/.test(range))
      .map(([name, range]) => `pins ${name} ${range}: a host would get a second copy`),
    ...peers
      .filter(([name]) => name === '@huiqi/sdk' && isOptional(name))
      .map(([name]) => `${name} is an optional peer, and fails silently where it is missing`),
  ];
}
