import { build, type InlineConfig, type Rollup } from 'vite';

/**
 * The modules that each of the files uses at its start, with all that they import. They come from a build of these files alone, so
 * that what an index reaches and nobody uses is left out; dynamic imports are not followed.
 */
export async function usedModules(
  input: readonly string[],
  config: InlineConfig,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...(config.plugins ?? []),
      { name: 'huiqi-static', resolveDynamicImport: () => false },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: [...input], preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const reached = (start: string) => {
    const names = new Set([start]);
    for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
    return new Set([...names].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
  };
  return new Map(
    [...chunks.values()].flatMap(({ facadeModuleId, fileName, isEntry }) =>
      isEntry && facadeModuleId !== null ? [[facadeModuleId, reached(fileName)] as const] : [],
    ),
  );
}
