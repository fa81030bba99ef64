import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import shared from '../vite.config.ts';
import { writeDomainPages } from './writeDomainPages.ts';

writeDomainPages(import.meta.dirname);

/** Stories get the clients of `storyServer.ts`, whose behaviour the control `server` changes. */
const storyServer: Plugin = {
  name: 'story-server',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@huiqi/sdk/testing' && importer?.includes('.stories.')
      ? fileURLToPath(new URL('storyServer.ts', import.meta.url))
      : undefined,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./Start.mdx', './domains/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The contract's examples name pictures served by the site.
  staticDirs: [{ from: '../../../apps/platform/public/assets/banks', to: '/assets/banks' }],
  typescript: {
    // Unlike the other, it knows the values of types declared in other files.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      exclude: ['src/**/*.stories.tsx', 'src/**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !/node_modules/.test(parent?.fileName ?? ''),
    },
  },
  // Storybook reads `vite.config.ts` without its `build`.
  viteFinal: (given) => mergeConfig(given, { build: shared.build, plugins: [storyServer] }),
};

export default config;
