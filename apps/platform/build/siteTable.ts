import { runnerImport } from 'vite';
import type { PageRoute, Preloads, RedirectRoute, Samples } from '../src/routes/route.js';

export interface SiteTable {
  readonly pageRoutes: readonly PageRoute[];
  /** Those that are part of the first load. */
  readonly firstPageRoutes: readonly PageRoute[];
  readonly redirects: readonly RedirectRoute[];
  /** Entries of the header, in order. */
  readonly navigation: readonly { readonly path: string; readonly label: string }[];
  /** Groups of the header, in order. */
  readonly menuGroups: readonly { readonly label: string }[];
  readonly preloads: Preloads;
  readonly samples: Samples;
}

/** The table of the site's routes, as the site itself collects it from the domains, and what stands beside them. */
export async function readSiteTable(root: string): Promise<SiteTable> {
  const read = async (name: string) => {
    const { module } = await runnerImport<SiteTable>(`${root}/src/${name}.ts`, {
      root,
      logLevel: 'error',
      // The environment that `runnerImport` loads modules in.
      environments: { inline: { resolve: { conditions: ['@huiqi/source'] } } },
    });
    return module;
  };
  return {
    ...(await read('routes/siteRoutes')),
    ...(await read('routes/firstRoutes')),
    ...(await read('routes/routeData')),
    ...(await read('shell/menuGroups')),
  };
}
