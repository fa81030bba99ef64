import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@huiqi/source';
// With the page's own Host: the server refuses writes whose Origin is another.
const toApi = { target: process.env['HUIQI_API'] ?? 'http://127.0.0.1:4173', changeOrigin: false };

export default defineConfig({
  base: '/playground/',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // vanilla-extract evaluates stylesheets in this environment and must see the same theme.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['index.html', 'builder.html', 'console.html', 'integrator.html'] },
  },
  server: {
    port: 5174,
    proxy: { '/api': toApi, '/embed': toApi, '/openapi.json': toApi, '/assets/banks': toApi },
  },
});
