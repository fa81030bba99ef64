import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { servicesCopy } from '../copy.js';
import { serviceDetailCopy } from '../product/copy.js';
import { Organisation } from './Organisation.js';
import {
  evaluationPage,
  newOrganisation,
  sampleEvaluations,
  sampleOrganisation,
  sampleServices,
  servicePage,
} from '../serviceSamples.fixture.js';

const meta = { title: 'services/Organisation' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Organisation
        organisationId="801"
        back={{ label: serviceDetailCopy.backToList, href: '#services' }}
        serviceLink={(id) => ({ href: `#service-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story(
    {
      ...mockScenarios.ready,
      getOrganisationIntroduction: { data: sampleOrganisation },
      listProductsOfOrganisation: servicePage(sampleServices, 11),
      listOrganisationEvaluations: evaluationPage(sampleEvaluations, 31),
    },
    sampleOrganisation.name,
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: sampleOrganisation.name });
    const products = within(
      await canvas.findByRole('region', { name: serviceDetailCopy.products }),
    );
    await expect(await products.findByRole('link', { name: '创业政策电话咨询' })).toHaveAttribute(
      'href',
      '#service-8003',
    );
    await expect(products.getByText('共 11 项')).toBeVisible();
    const said = within(canvas.getByRole('region', { name: serviceDetailCopy.evaluations }));
    // The rated service is shown beside the comment.
    await expect(await said.findByRole('link', { name: '创业政策电话咨询' })).toHaveAttribute(
      'href',
      '#service-8003',
    );
  },
};

/** Without a description, services or ratings. */
export const New: StoryObj = story(
  {
    ...mockScenarios.ready,
    getOrganisationIntroduction: { data: newOrganisation },
    listProductsOfOrganisation: servicePage([]),
  },
  serviceDetailCopy.noProducts,
);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const Missing = story(
  { getOrganisationIntroduction: { code: '100404' } },
  servicesCopy.title,
);
