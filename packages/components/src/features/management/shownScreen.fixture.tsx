import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import type { ScreenProps } from '../../provider/screen.js';
import { managementScenarios } from './managementSamples.fixture.js';
import type { ManagementPaths } from './paths.js';

const paths: ManagementPaths = {
  overview: () => '#overview',
  items: (kind) => `#${kind}`,
  item: (kind, id) => `#${kind}-${id}`,
  changes: () => '#changes',
  change: (id) => `#change-${id}`,
};
const nothing = () => undefined;

/** A screen of the management with these responses, once it shows the words. */
export const shown = (
  Screen: ComponentType<ScreenProps<ManagementPaths>>,
  scenarios: MockScenarios,
  words: string | RegExp,
  query = '',
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(managementScenarios(scenarios))}>
      <Screen
        params={{ id: '7' }}
        query={new URLSearchParams(query)}
        paths={paths}
        navigate={nothing}
        setQuery={nothing}
        hrefFor={(to) => to}
        backTo={(to) => to}
        onLogin={nothing}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
