import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { organisationsCopy as copy } from '../copy.js';
import { OrganisationOrderScreen } from '../OrganisationOrderScreen.js';

async function setUp(scenarios?: MockScenarios) {
  const goBack = vi.fn();
  const navigate = vi.fn();
  const client = createMockClient(scenarios);
  const screen = await render(
    <HuiqiProvider client={client}>
      <OrganisationOrderScreen
        params={{}}
        query={new URLSearchParams('id=9001')}
        paths={{ desk: () => '/desk', order: (id) => `/order/${id}`, product: (id) => `/p/${id}` }}
        {...{ navigate, goBack }}
        setQuery={vi.fn()}
        hrefFor={(to) => to}
        backTo={(to) => to}
        onLogin={vi.fn()}
      />
    </HuiqiProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: copy.accept }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: copy.accept }));
  const leave = () => screen.rerender(<HuiqiProvider client={client}>{null}</HuiqiProvider>);
  return { goBack, navigate, leave };
}

it('goes back one page after an order is handled (spec 2 §2)', async () => {
  const { goBack, navigate } = await setUp();
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledExactlyOnceWith('/desk'), 15_000);
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves its user where they have gone to meanwhile', async () => {
  let end = () => undefined as void;
  const sent = vi.fn();
  const answer = new Promise<void>((resolve) => (end = resolve));
  const { goBack, leave } = await setUp({
    handleOrganisationOrder: async () => {
      sent();
      await answer;
      return { data: null };
    },
  });
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  await leave();
  end();
  await expect.element(page.getByText(copy.accepted)).toBeVisible();
  expect(goBack).not.toHaveBeenCalled();
});
