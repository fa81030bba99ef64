import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { servicesCopy } from '../copy.js';
import { ServiceHome } from './ServiceHome.js';
import { sampleServices } from '../serviceSamples.fixture.js';

const meta = { title: 'services/ServiceHome' } satisfies Meta;
export default meta;

const products = [...sampleServices, ...sampleServices].map((product, place) => ({
  ...product,
  id: String(place),
}));

/** One row, with a link to all of them. */
export const Ready: StoryObj = {
  render: () => (
    <HuiqiProvider
      client={createMockClient({
        ...mockScenarios.ready,
        getServiceHome: { data: { products, organisations: [] } },
      })}
    >
      <ServiceHome all={{ href: '#all' }} serviceLink={(id) => ({ href: `#service-${id}` })} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: servicesCopy.title }));
    await expect(section.getAllByRole('article')).toHaveLength(4);
    await expect(section.getByRole('link', { name: servicesCopy.allServices })).toHaveAttribute(
      'href',
      '#all',
    );
  },
};
