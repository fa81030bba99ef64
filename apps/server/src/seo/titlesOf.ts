interface Titled {
  readonly title: string;
}

/** The titles of the site's routes by their patterns. */
export const titlesOf = (site: {
  readonly shells: readonly (Titled & { readonly path: string })[];
  readonly pages: readonly (Titled & { readonly paths: readonly string[] })[];
}): ReadonlyMap<string, string> =>
  new Map([
    ...site.shells.map(({ path, title }) => [path, title] as const),
    ...site.pages.flatMap(({ paths, title }) => paths.map((path) => [path, title] as const)),
  ]);
