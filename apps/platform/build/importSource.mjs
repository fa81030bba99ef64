import { runnerImport } from 'vite';

/**
 * Imports a module of the site, or of its build, as the site itself does.
 *
 * @param {string} root
 * @param {string} file
 */
export async function importSource(root, file) {
  const { module } = await runnerImport(`${root}/${file}`, {
    root,
    logLevel: 'error',
    // The environment that `runnerImport` loads modules in.
    environments: { inline: { resolve: { conditions: ['@huiqi/source'] } } },
  });
  return module;
}
