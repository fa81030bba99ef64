import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

const source = '@huiqi/source';
const root = import.meta.dirname;
const conditions = [source, ...defaultServerConditions];

/** What the server draws pages with, as one file that needs no package (packages/draw/README.md). */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [vanillaExtractPlugin(), react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { conditions },
  ssr: { noExternal: true, target: 'node' },
  // Here and not in `ssr`, which vanilla-extract replaces for its own server: it would read a theme that is being built.
  environments: { ssr: { resolve: { conditions } } },
  // Not in dist, which is public.
  build: {
    ssr: 'src/draw/draw.tsx',
    target: 'node20',
    outDir: 'build/dist',
    emptyOutDir: true,
    minify: true,
    // Modules that jsPDF imports to print HTML: never called, and not installed.
    rolldownOptions: {
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: { codeSplitting: false, entryFileNames: 'draw.mjs' },
    },
  },
});
