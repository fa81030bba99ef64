import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import shared from '../vite.config.ts';
import { writeDomainPages } from './writeDomainPages.ts';

// Tests run the stories alone.
const isTest = process.env['VITEST'] !== undefined;
if (!isTest) writeDomainPages(import.meta.dirname);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [...(isTest ? [] : ['./Start.mdx', './domains/*.mdx']), '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook reads `vite.config.ts` without its `build`.
  viteFinal: (given) => mergeConfig(given, { build: shared.build }),
};

export default config;
