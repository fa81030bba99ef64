import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@huiqi/source';

/** The page of the simulated desktop client (shell/server serves it). */
export default defineConfig({
  root: `${import.meta.dirname}/ui`,
  base: '/__shell/',
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: {
    target: 'es2022',
    outDir: `${import.meta.dirname}/dist/ui`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
