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
    // Our packages are transformed as well: imported by Node, they would be what was built of them last.
    environments: {
      inline: { resolve: { conditions: ['@huiqi/source'], noExternal: [/^@huiqi\//] } },
    },
  });
  return module;
}
