import { listOrders } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { emptyDraft } from './partnerDraft.js';
import { PartnerForm } from './PartnerForm.js';
import { WebhookDialog } from './WebhookDialog.js';

const ignore = () => undefined;

/** The page of a signed-in user. */
function Page({ children }: { readonly children: ReactElement }) {
  return useCurrentUser().data ? children : null;
}

async function open(dialog: ReactElement, drafts: ReturnType<typeof memoryDraftStorage>) {
  const client = createMockClient({ listOrders: { code: '002004' } });
  const { unmount } = await render(
    <HuiqiProvider client={client} drafts={drafts}>
      <Page>{dialog}</Page>
    </HuiqiProvider>,
  );
  return async () => {
    await listOrders(client).catch(() => undefined);
    await unmount();
  };
}

it('has the address of a webhook again after a session that ended', async () => {
  const drafts = memoryDraftStorage();
  const dialog = (
    <WebhookDialog partnerId="pt_demo" webhookUrl={null} onSaved={ignore} onClose={ignore} />
  );
  const address = page.getByRole('textbox');
  const endSession = await open(dialog, drafts);
  await address.fill('https://partner.example/events');
  await endSession();
  await open(dialog, drafts);
  await expect.element(address).toHaveValue('https://partner.example/events');
});

it('has the banks of a partner again as well as its texts', async () => {
  const drafts = memoryDraftStorage();
  const dialog = (
    <PartnerForm
      initial={{ ...emptyDraft, bankIds: ['1'] }}
      banks={{ 1: '建设银行', 2: '工商银行' }}
      busy={false}
      error={null}
      fieldErrors={{}}
      onSubmit={ignore}
      onClose={ignore}
    />
  );
  const name = page.getByRole('textbox', { name: /^名称/ });
  const bank = (label: string) => page.getByRole('checkbox', { name: label });
  const endSession = await open(dialog, drafts);
  await name.fill('示例银行');
  await bank('建设银行').click();
  await bank('工商银行').click();
  await endSession();
  await open(dialog, drafts);
  await expect.element(name).toHaveValue('示例银行');
  await expect.element(bank('建设银行')).not.toBeChecked();
  await expect.element(bank('工商银行')).toBeChecked();
});
