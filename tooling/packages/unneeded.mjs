import { run } from '../../scripts/lib/exec.mjs';

/** Files that only a server of ours or a test needs, and what a version of the widget has under its own name already. */
const unwanted =
  /\.(?:br|gz|test\.[jt]s|stories\.[jt]sx?)$|^package\/dist\/(?:v\d+|server)\/|^package\/src\//;

/** Returns a tarball's duplicate and unneeded files, and a widget's dependencies, of which it may have none. */
export async function unneeded(tarball, manifest) {
  const { output } = await run('tar', ['-tzf', tarball]);
  const files = output.trim().split('\n');
  const pinned = manifest.name === '@huiqi/embed' ? Object.keys(manifest.dependencies ?? {}) : [];
  return [
    ...files.filter((file) => unwanted.test(file)),
    ...files.filter((file, at) => files.indexOf(file) !== at),
    ...pinned.map((name) => `depends on ${name}`),
  ];
}
