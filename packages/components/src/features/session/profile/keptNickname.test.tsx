import { listOrders } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { ProfileDialog } from './ProfileDialog.js';

function Profile() {
  const { data: user } = useCurrentUser();
  return user && <ProfileDialog user={user} open onOpenChange={vi.fn()} />;
}

it('has the typed nickname again after the login', async () => {
  const drafts = memoryDraftStorage();
  const client = createMockClient({ listOrders: { code: '002004' } });
  const open = () =>
    render(
      <HuiqiProvider client={client} drafts={drafts}>
        <Profile />
      </HuiqiProvider>,
    );
  const nickname = page.getByRole('textbox');
  const before = await open();
  await nickname.fill('新的昵称');
  await listOrders(client).catch(() => undefined);
  await before.unmount();

  await open();
  await expect.element(nickname).toHaveValue('新的昵称');
});
