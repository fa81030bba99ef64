import { createMockClient } from '@huiqi/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { Report } from './Report.js';

afterEach(() => void vi.unstubAllGlobals());

test('is drawn in the DOM of a host’s tests, which has neither layout nor CSS.escape', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('CSS', undefined);
  const onError = vi.fn();
  const screen = await render(
    <HuiqiProvider client={createMockClient()} onError={onError}>
      <Report
        orderId="10000008"
        type="detail"
        back={{ label: '申请详情', href: '#order' }}
        printer={null}
      />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: /分析报告/ })).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('of which a part could not be read is printed by the server, which has it', async () => {
  const broken = { code: '100500' };
  const client = createMockClient({ getReportSupplyChain: broken, downloadReport: broken });
  const printer = vi.fn();
  const screen = await render(
    <HuiqiProvider client={client}>
      <Report
        orderId="10000008"
        type="news"
        back={{ label: '申请详情', href: '#order' }}
        printer={printer}
      />
    </HuiqiProvider>,
  );
  await screen.getByRole('button', { name: '下载 PDF' }).click();
  const asked = () => client.transport.requests.map(({ operationId }) => operationId);
  await expect.poll(asked).toContain('downloadReport');
  expect(printer).not.toHaveBeenCalled();
});
