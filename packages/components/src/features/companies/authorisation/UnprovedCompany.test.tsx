import { listRelatedCompanies } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { useOperation } from '../../../provider/useOperation.js';
import { actingCompanyCopy } from '../acting/copy.js';
import { companiesCopy } from '../copy.js';
import { authorisedOnRequest, provedCompany } from '../storyCompanies.fixture.js';
import { UnprovedCompany } from './UnprovedCompany.js';

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onAuthorised = vi.fn();

/** A form on behalf of the first company in the list. */
function Place({ which }: { readonly which: 0 | 1 }) {
  const body = { userId: '1', type: 1 as const, index: 1, size: 100 };
  const companies = useOperation(listRelatedCompanies, { body }).data?.content;
  return (
    <form onSubmit={onSubmit}>
      <UnprovedCompany company={companies?.[which]} onAuthorised={onAuthorised} />
      <input aria-label="标题" />
      <p>{companies ? '已加载' : '正在加载'}</p>
    </form>
  );
}

async function draw(which: 0 | 1) {
  onSubmit.mockClear();
  onAuthorised.mockClear();
  const screen = await render(
    <HuiqiProvider client={createMockClient(authorisedOnRequest(provedCompany))}>
      <Place which={which} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText('已加载')).toBeVisible();
  return screen;
}

it('authorises the chosen company in place, by keyboard, and keeps the form around it', async () => {
  const screen = await draw(0);
  await screen.getByRole('textbox', { name: '标题' }).fill('用电容量不足');
  const button = screen.getByRole('button', { name: actingCompanyCopy.authorise });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: companiesCopy.authTitle });
  await dialog.getByLabelText(/身份证号/).fill('11010519491231002X');
  await dialog.getByLabelText(/手机号/).fill('13800000001');
  await dialog.getByLabelText(companiesCopy.authTax).click();
  // Like Enter in a field.
  (dialog.element().querySelector('form') as HTMLFormElement).requestSubmit();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onAuthorised).toHaveBeenCalledExactlyOnceWith('91500231MA5U0000X2');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('textbox', { name: '标题' })).toHaveValue('用电容量不足');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('status'));
});

it('says nothing of a company that has authorised the user', async () => {
  const screen = await draw(1);
  await expect
    .element(screen.getByRole('button', { name: actingCompanyCopy.authorise }))
    .not.toBeInTheDocument();
});
