import { runnerImport } from 'vite';
import type { PageRoute, RedirectRoute } from '../src/routes/route.js';

interface SiteTable {
  readonly pageRoutes: readonly PageRoute[];
  readonly redirects: readonly RedirectRoute[];
  /** Entries of the header, in order. */
  readonly navigation: readonly { readonly path: string; readonly label: string }[];
}

/** The table of the site's routes, as the site itself collects it from the domains. */
export async function readSiteTable(root: string): Promise<SiteTable> {
  const { module } = await runnerImport<SiteTable>(`${root}/src/routes/siteRoutes.ts`, {
    root,
    logLevel: 'error',
    // The environment that `runnerImport` loads modules in.
    environments: { inline: { resolve: { conditions: ['@huiqi/source'] } } },
  });
  return module;
}
