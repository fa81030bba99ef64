import { parse } from 'yaml';

const groups = ['dependencies', 'devDependencies'];
const exact = /^\d/;

const versionsOf = (manifest) => Object.assign({}, ...groups.map((group) => manifest[group] ?? {}));

/**
 * The measurements are a separate workspace, which sherif does not see. Dependencies shared with the rest must have the
 * same version, or they would measure something else.
 */
export function benchVersions(files) {
  const read = (path) => files.find((file) => file.path === path)?.text;
  const bench = versionsOf(JSON.parse(read('bench/package.json') ?? '{}'));
  const others = files
    .filter(({ path }) => path.endsWith('package.json') && path !== 'bench/package.json')
    // The recipes try other versions on purpose.
    .filter(({ path }) => !path.startsWith('tooling/recipes/'))
    .map(({ text }) => versionsOf(JSON.parse(text)));
  const catalog = parse(read('pnpm-workspace.yaml') ?? '{}').catalog ?? {};
  return [catalog, ...others].flatMap((versions) =>
    Object.entries(versions)
      .filter(([name, version]) => exact.test(version) && bench[name] && bench[name] !== version)
      .map(
        ([name, version]) => `bench/package.json: ${name} is ${bench[name]}, elsewhere ${version}`,
      ),
  );
}
