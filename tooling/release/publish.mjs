import { run } from '../../scripts/lib/exec.mjs';
import { readJson } from '../../scripts/lib/workspace.mjs';
import { published, tarballOf } from '../tarballs/tarballs.mjs';

/**
 * Uploads the packed tarballs that the registry does not have yet, so that an interrupted release can be repeated.
 * Provenance needs a CI that npm knows, with a token for it.
 */
export async function publish({ registry, env }) {
  const options = registry ? ['--registry', registry] : [];
  const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? ['--provenance'] : [];
  const done = [];
  for (const name of published) {
    const { version } = readJson('packages', name, 'package.json');
    const id = `@huiqi/${name}@${version}`;
    const known = await run('npm', ['view', id, 'version', ...options], { env });
    if (known.code === 0 && known.output.includes(version)) continue;
    const args = ['publish', tarballOf(name), '--access', 'public', ...provenance, ...options];
    const { code, output } = await run('npm', args, { env });
    if (code !== 0) throw new Error(`${id} could not be published\n${output}`);
    done.push(id);
  }
  return done;
}
