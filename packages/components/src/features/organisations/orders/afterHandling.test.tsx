import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { organisationsCopy as copy } from '../copy.js';
import { OrganisationOrderScreen } from '../OrganisationOrderScreen.js';

it('goes back one page after an order is handled (spec 2 §2)', async () => {
  const goBack = vi.fn();
  const navigate = vi.fn();
  await render(
    <HuiqiProvider client={createMockClient()}>
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
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledExactlyOnceWith('/desk'), 15_000);
  expect(navigate).not.toHaveBeenCalled();
});
