import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import type { ScreenProps } from '../../provider/screen.js';
import { OrganisationScreen } from './OrganisationScreen.js';
import type { ServicePaths } from './paths.js';
import { ServiceListScreen } from './ServiceListScreen.js';
import { ServiceProductScreen } from './ServiceProductScreen.js';
import {
  evaluationPage,
  organisationPage,
  sampleEvaluations,
  sampleOrganisation,
  sampleService,
  sampleServices,
  servicePage,
} from './serviceSamples.fixture.js';

const paths: ServicePaths = {
  services: (query) => `/services${query ? `?${String(query)}` : ''}`,
  service: (id) => `/service/${id}`,
  organisation: (id) => `/organisation/${id}`,
};

const scenarios: MockScenarios = {
  listServiceProducts: servicePage(sampleServices, 80),
  listServiceOrganisations: organisationPage([sampleOrganisation], 21),
  getServiceProduct: { data: sampleService },
  listServiceEvaluations: evaluationPage(sampleEvaluations, 18),
  getOrganisationIntroduction: { data: sampleOrganisation },
  listProductsOfOrganisation: servicePage(sampleServices, 11),
  listOrganisationEvaluations: evaluationPage(sampleEvaluations, 31),
};

async function show(
  Screen: ComponentType<ScreenProps<ServicePaths>>,
  query: string,
  params: Readonly<Record<string, string>> = {},
) {
  const setQuery = vi.fn();
  const client = createMockClient(scenarios);
  const screen = await render(
    <HuiqiProvider client={client}>
      <Screen
        params={params}
        query={new URLSearchParams(query)}
        paths={paths}
        navigate={vi.fn()}
        setQuery={setQuery}
        hrefFor={(to) => to}
        backTo={(to) => `${to}?kept=1`}
        onLogin={vi.fn()}
      />
    </HuiqiProvider>,
  );
  const queries = () => setQuery.mock.calls.map(([next]) => String(next));
  const lastOf = (id: string) =>
    client.transport.requests.findLast(({ operationId }) => operationId === id);
  return { screen, queries, lastOf };
}

it('turns the pages of an organisation’s services and evaluations apart, and keeps whose they are', async () => {
  const { screen, queries, lastOf } = await show(OrganisationScreen, 'id=801&index=2');
  const pages = screen.getByRole('navigation', { name: /全部评价/ });
  await pages.getByRole('button', { name: '下一页' }).click();
  expect(queries()).toEqual(['id=801&index=2&evaluationIndex=2']);
  expect(lastOf('listProductsOfOrganisation')?.query).toMatchObject({ index: '2' });
  expect(lastOf('listProductsOfOrganisation')?.path).toEqual({ id: '801' });
});

it('takes an organisation from its path', async () => {
  const { screen, queries } = await show(OrganisationScreen, 'evaluationIndex=3', { id: '801' });
  const pages = screen.getByRole('navigation', { name: /服务产品/ });
  await pages.getByRole('button', { name: '下一页' }).click();
  expect(queries()).toEqual(['index=2&evaluationIndex=3']);
});

it('keeps the part of the marketplace with its filters', async () => {
  const { screen, queries } = await show(ServiceListScreen, 'tab=organisations&index=2');
  await screen.getByRole('button', { name: '下一页' }).click();
  expect(queries()).toEqual(['tab=organisations&index=2']);
  await expect
    .element(screen.getByRole('link', { name: '服务产品' }))
    .toHaveAttribute('href', '/services');
});

it('leads back to the list as it was, and to no form where none is offered', async () => {
  const { screen } = await show(ServiceProductScreen, '', { id: '8001' });
  await expect
    .element(screen.getByRole('link', { name: '助企服务' }))
    .toHaveAttribute('href', '/services?kept=1');
  await expect.element(screen.getByRole('button', { name: '申请服务' })).toBeDisabled();
});
