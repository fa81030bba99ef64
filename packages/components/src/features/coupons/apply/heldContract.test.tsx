import type { TicketDetail, UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { couponsCopy as copy } from '../copy.js';
import { CouponApply } from './CouponApply.js';

const user = examples.getUserInfo['signedIn'] as UserInfo;
const returned = examples.getTicket['default'] as TicketDetail;

function open(userId: string, applicationId?: string) {
  const client = createMockClient({
    getUserInfo: { data: { ...user, id: userId } },
    getTicket: { data: { ...returned, auditState: 'RETURNED', fileUrl: '', fileName: '' } },
    getUploadToken: { code: '002004' },
  });
  return render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <CouponApply
        applicationId={applicationId}
        back={{ label: copy.back, href: '#' }}
        companies={{ href: '#' }}
        onSubmitted={vi.fn()}
      />
    </HuiqiProvider>,
  );
}

it('continues an interrupted upload only in the same form of the same user', async () => {
  const box = page.getByLabelText(copy.uploadFile);
  const file = page.getByRole('listitem').filter({ hasText: '合同.pdf' });
  const left = await open('7');
  await userEvent.upload(box, new File(['pdf'], '合同.pdf', { type: 'application/pdf' }));
  await expect.element(file).toBeVisible();
  await left.unmount();
  for (const [userId, applicationId] of [['8'], ['7', '3001']] as const) {
    const other = await open(userId, applicationId);
    await expect.element(box).toBeInTheDocument();
    expect(file.elements()).toHaveLength(0);
    await other.unmount();
  }
  await open('7');
  await expect.element(file).toBeVisible();
});
