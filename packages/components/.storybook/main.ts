import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import shared from '../vite.config.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook reads `vite.config.ts` without its `build`.
  viteFinal: (given) => mergeConfig(given, { build: shared.build }),
};

export default config;
