import type { TicketDetail } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { provedCompany } from '../../companies/storyCompanies.fixture.js';
import { useCouponForm } from './useCouponForm.js';

const ticket = examples.getTicket['default'] as TicketDetail;

it('restores a correction only until the application was submitted again', async () => {
  const drafts = memoryDraftStorage();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HuiqiProvider client={createMockClient()} drafts={drafts}>
      {children}
    </HuiqiProvider>
  );
  const correct = (createdTs: string, contactName: string) => {
    const application: TicketDetail = {
      ...ticket,
      contactName,
      records: [{ event: 'RETURN', auditState: 'RETURNED', remark: '', operator: null, createdTs }],
    };
    return renderHook(
      function useSubject() {
        return useCouponForm({ userId: '7', companies: [], application, onSubmitted: vi.fn() });
      },
      { wrapper },
    );
  };
  const first = '2026-11-20T08:00:00.000Z';
  const typed = await correct(first, '王明月');
  await typed.act(() => typed.result.current.set('contactName', '李恒星'));
  await typed.unmount();
  const again = await correct(first, '王明月');
  expect(again.result.current.values.contactName).toBe('李恒星');
  await again.unmount();
  const later = await correct('2099-11-20T08:00:00.000Z', '赵锦绣');
  expect(later.result.current.values.contactName).toBe('赵锦绣');
});

it('names no new discount that it could not read', async () => {
  let isDown = false;
  const terms = {
    discountRate: '30',
    batch: '第四批',
    maxAmount: '50000.00',
    closesOn: '2027-01-31',
  };
  const client = createMockClient({
    getTicketDiscount: () => (isDown ? { code: '500' } : { data: terms }),
    applyForTicket: () => {
      isDown = true;
      return { code: '794233' };
    },
  });
  const application: TicketDetail = { ...ticket, nsrsbh: provedCompany.nsrsbh };
  const companies = [provedCompany];
  const { result, act } = await renderHook(
    function useSubject() {
      return useCouponForm({ userId: '7', companies, application, onSubmitted: vi.fn() });
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
          {children}
        </HuiqiProvider>
      ),
    },
  );
  await expect.poll(() => result.current.terms?.discountRate).toBe('30');
  await act(() => result.current.submit());
  await expect.poll(() => result.current.discount.isError).toBe(true);
  expect(result.current.change).toBeNull();
});
