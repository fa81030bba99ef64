import { basename } from 'node:path';
import { build, type Options } from 'tsup';

/** Filters bring the fields they are chosen with: a server parses addresses with them and draws nothing. */
const withoutFields: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'huiqi-without-fields',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]patterns[\\/]filters[\\/]fields[\\/]\w+\.tsx$/ }, ({ path }) => ({
      contents: `export const ${basename(path, '.tsx')} = () => null;`,
    }));
  },
};

/** Builds an entry for servers, where React has neither context nor state, apart from those that draw. */
export async function buildServerEntry(name: string, options: Options): Promise<void> {
  await build({
    ...options,
    config: false,
    silent: true,
    entry: { [name]: `src/${name}.ts` },
    clean: false,
    splitting: false,
    esbuildPlugins: [withoutFields],
    onSuccess: async () => undefined,
  });
}
