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
