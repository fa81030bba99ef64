import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@huiqi/source';
/** Modules that jsPDF imports to print HTML: never called, and not installed. */
const htmlPrinters = ['canvg', 'dompurify', 'html2canvas'];

/** Shared by the tests and the Storybook. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // vanilla-extract evaluates stylesheets in this environment: without the condition it would see another theme.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  worker: { format: 'es', rolldownOptions: { external: htmlPrinters } },
  build: { rolldownOptions: { external: htmlPrinters } },
  // A dependency discovered during a run would reload the page and fail the tests in progress.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-dialog',
      '@radix-ui/react-popover',
      '@radix-ui/react-tabs',
      '@tanstack/react-query',
      '@vanilla-extract/recipes/createRuntimeFn',
      'd3-force',
      'd3-quadtree',
      'd3-scale',
      'd3-shape',
      'downshift',
      'write-excel-file/universal',
    ],
  },
});
