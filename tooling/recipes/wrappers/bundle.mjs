import { build } from 'esbuild';

/** The script of a framework's page. */
export async function bundle({ code, alias }) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'jsx' },
    jsx: 'automatic',
    alias,
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0].text;
}
