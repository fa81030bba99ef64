import type { DetailedReport, HuiqiEvent } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { reportsCopy as copy } from './copy.js';
import { Report } from './Report.js';
import type { ReportProps } from './ReportProps.js';
import { ReportScreen } from './ReportScreen.js';

const detailed = examples.getOrderReport['default'] as DetailedReport;
const back = { label: '申请详情', href: '#order' };

async function open(scenarios: MockScenarios = {}, more: Partial<ReportProps> = {}) {
  const events: HuiqiEvent[] = [];
  const client = createMockClient(scenarios, {
    onEvent: (event) => void events.push(event),
    location: () => '/creditReport?orderId=7&type=detail',
  });
  const screen = await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <Report orderId="7" type="detail" back={back} printer={null} {...more} />
    </HuiqiProvider>,
  );
  const calls = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id);
  return { screen, client, events, calls };
}

test('without a session the report leads to the login and back, however often', async () => {
  const { client, events } = await open({ getOrderReport: { code: '792109' } });
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toMatchObject({ type: 'login-required', redirectTo: '/login' });
  expect(client.visit.takeReturnTarget()).toBe('/creditReport?orderId=7&type=detail');
  // Elsewhere a second refusal is silent (spec 1 §8); on a report it is not.
  for (const count of [2, 3]) {
    const screen = await render(
      <HuiqiProvider client={client}>
        <Report orderId={`7${count}`} type="detail" back={back} />
      </HuiqiProvider>,
    );
    await expect.poll(() => events.length).toBe(count);
    await screen.unmount();
  }
});

test('what a server says is text, whatever it looks like', async () => {
  const name = '<img src=x onerror="document.title=1">有限公司';
  const { screen } = await open({
    getOrderReport: { data: { ...detailed, header: { ...detailed.header, name } } },
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(screen.container.querySelector('article img')).toBeNull();
});

test('a double click sends one mail, and htmlString is never part of a call', async () => {
  const { screen, calls } = await open({ sendReport: { delayMs: 100 } });
  await screen.getByRole('button', { name: copy.mail }).click();
  await page.getByLabelText(copy.mailAddress).fill('zhou@example.com');
  const send = page.getByRole('button', { name: copy.mailSend });
  await send.dblClick();
  await expect.element(page.getByText('报告已发送，请注意查收')).toBeInTheDocument();
  expect(calls('sendReport')).toHaveLength(1);
  expect(calls('sendReport')[0]?.body).toEqual({
    orderId: '7',
    email: 'zhou@example.com',
    name: '重庆明月食品有限公司(分析报告)',
  });
  // The address is suggested again.
  await screen.getByRole('button', { name: copy.mail }).click();
  await expect.element(page.getByLabelText(copy.mailAddress)).toHaveValue('zhou@example.com');
});

test('the PDF is printed here, under the title; the server prints where that fails', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const printer = vi.fn(async () => new Uint8Array([37, 80, 68, 70]));
  const { screen, calls } = await open({}, { printer });
  const button = screen.getByRole('button', { name: copy.download });
  await button.click();
  await expect.poll(() => saved.mock.contexts.length).toBe(1);
  const link = saved.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe('重庆明月食品有限公司(分析报告).pdf');
  expect(link.href).toMatch(/^blob:/);
  expect(calls('downloadReport')).toHaveLength(0);
  printer.mockRejectedValueOnce(new Error('no worker'));
  await button.click();
  await expect.poll(() => saved.mock.contexts.length).toBe(2);
  expect(calls('downloadReport')).toHaveLength(1);
  expect(calls('downloadReport')[0]?.body).toEqual({ name: '重庆明月食品有限公司(分析报告)' });
  saved.mockRestore();
});

test('nothing is saved after 取消', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const printer = vi.fn(
    (_report: unknown, { signal }: { readonly signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const { screen, calls } = await open({}, { printer });
  await screen.getByRole('button', { name: copy.download }).click();
  await screen.getByRole('button', { name: copy.cancel }).click();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(calls('downloadReport')).toHaveLength(0);
  expect(saved).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
  saved.mockRestore();
});

test('the contents lead to a section by keyboard', async () => {
  await page.viewport(1440, 900);
  const { screen } = await open();
  const link = screen.getByRole('link', { name: '4 发票信息' });
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: '4 发票信息' })).toHaveFocus();
});

test('without an order there is no report, whatever else the address says', async () => {
  const ignore = () => undefined;
  const screen = await render(
    <HuiqiProvider client={createMockClient()}>
      <ReportScreen
        params={{}}
        query={new URLSearchParams('type=<b>x')}
        paths={{ order: () => '#order' }}
        navigate={ignore}
        setQuery={ignore}
        hrefFor={(to) => to}
        backTo={(to) => to}
        onLogin={ignore}
      />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: copy.noOrderTitle })).toBeVisible();
  expect(screen.container.textContent).not.toContain('<b>');
});
