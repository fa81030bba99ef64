import type { ManagedKind } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managementScenarios } from '../managementSamples.fixture.js';
import { useContentFields } from './useContentFields.js';

const total = 230;
const organisation = {
  logo: null,
  introduction: '',
  productNumber: 0,
  orderNumber: 0,
  averageScore: '5.0',
  evaluationNumber: 0,
};

function Offered({ kind, name }: { readonly kind: ManagedKind; readonly name: string }) {
  const { fields } = useContentFields(kind);
  const options = fields.find((field) => field.name === name)?.entry.options ?? [];
  const values = new Set(options.map(({ value }) => value));
  return (
    <output aria-label="offered">{`${values.size} ${[...values].slice(0, 3).join(' ')}`}</output>
  );
}

it('offers every organisation, however many there are', async () => {
  const client = createMockClient(
    managementScenarios({
      listServiceOrganisations: ({ query }) => {
        const [index, size] = [Number(query['index'] ?? 1), Number(query['size'])];
        const rows = Array.from({ length: total }, (_, at) => ({
          ...organisation,
          id: String(at),
          name: `机构${at}`,
        }));
        return {
          data: {
            content: rows.slice((index - 1) * size, index * size),
            page: { index, size, total },
          },
        };
      },
    }),
  );
  const screen = await render(
    <HuiqiProvider client={client}>
      <Offered kind="SERVICE" name="orgId" />
    </HuiqiProvider>,
  );
  await expect
    .element(screen.getByRole('status', { name: 'offered' }))
    .toHaveTextContent(new RegExp(`^${total} `));
});

it('offers people every area, as they are there before its region opens', async () => {
  const client = createMockClient(managementScenarios());
  const screen = await render(
    <HuiqiProvider client={client}>
      <Offered kind="STAFF" name="scfProvince" />
    </HuiqiProvider>,
  );
  await expect
    .element(screen.getByRole('status', { name: 'offered' }))
    .toHaveTextContent('3 500000-0-0 500000-500231-0 500000-500233-0');
});
