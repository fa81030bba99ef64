import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { servicesCopy } from '../copy.js';
import { OrganisationList } from './OrganisationList.js';
import {
  newOrganisation,
  organisationPage,
  sampleOrganisation,
} from '../serviceSamples.fixture.js';

const meta = { title: 'services/OrganisationList' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <OrganisationList
        tabLink={(tab) => ({ href: `#${tab}` })}
        organisationLink={(id) => ({ href: `#organisation-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story(
    {
      ...mockScenarios.ready,
      listServiceOrganisations: organisationPage([sampleOrganisation, newOrganisation], 21),
    },
    sampleOrganisation.name,
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: sampleOrganisation.name });
    await expect(link).toHaveAttribute('href', '#organisation-801');
    await expect(canvas.getByRole('article', { name: sampleOrganisation.name })).toHaveTextContent(
      /4\.7 分.*31 条评价.*6 项服务.*已申请 1,480 次/,
    );
    await expect(canvas.getByRole('article', { name: newOrganisation.name })).toHaveTextContent(
      servicesCopy.noScore,
    );
    await expect(canvas.getByRole('link', { name: servicesCopy.organisations })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText('共 21 家机构')).toBeVisible();
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Empty = story(mockScenarios.empty, servicesCopy.noOrganisations);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
