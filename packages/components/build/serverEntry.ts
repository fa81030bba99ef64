import { basename } from 'node:path';
import { build, type Options } from 'tsup';

/**
 * Replaces React where nothing is rendered: dictionaries create contexts when they load, and hooks that nobody calls.
 */
const idleReact = `
export const createContext = () => ({});
export const useContext = undefined;
export const useMemo = undefined;
`;

/** Filters bring their fields along: a server parses addresses with them and renders nothing. */
const withoutDrawing: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'huiqi-without-drawing',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]patterns[\\/]filters[\\/]fields[\\/]\w+\.tsx$/ }, ({ path }) => ({
      contents: `export const ${basename(path, '.tsx')} = () => null;`,
    }));
    onResolve({ filter: /^react$/ }, () => ({ path: 'react', namespace: 'idle-react' }));
    onLoad({ filter: /^react$/, namespace: 'idle-react' }, () => ({ contents: idleReact }));
  },
};

/** Builds an entry for servers, where React has neither context nor state, except for rendering entries. */
export async function buildServerEntry(name: string, options: Options): Promise<void> {
  await build({
    ...options,
    config: false,
    silent: true,
    entry: { [name]: `src/${name}.ts` },
    clean: false,
    splitting: false,
    // Otherwise it would be left to the host before the plugin sees it.
    noExternal: ['react'],
    esbuildPlugins: [withoutDrawing],
    onSuccess: async () => undefined,
  });
}
