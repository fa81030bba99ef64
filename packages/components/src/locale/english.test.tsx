import { HuiqiError, OrderStatusLabels } from '@huiqi/sdk';
import { formatDate, formatNoticeTime, formatTermRange, formatWan } from '@huiqi/sdk/domain';
import { createMockClient } from '@huiqi/sdk/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fillCopy, localized } from '../provider/copy.js';
import { HuiqiProvider } from '../provider/HuiqiProvider.js';
import { describeError } from '../provider/describeError.js';
import { useOrdersCopy } from '../features/orders/copy.js';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../ui/Field/Field.js';
import { Input } from '../ui/Input/Input.js';
import { Pager } from '../ui/Pager/Pager.js';
import { en } from './en.js';

function Sample() {
  const copy = useOrdersCopy();
  const [error, setError] = useState<string>();
  return (
    <>
      <h1>{fillCopy(copy.total, { n: 3 })}</h1>
      <p>{localized(copy, OrderStatusLabels).APPROVAL_SUCCESS}</p>
      <p>{localized(copy, formatDate)('2026-06-15')}</p>
      <p>{localized(copy, formatWan)('120.5')}</p>
      <p>{copy.scheduleNote}</p>
      <Field label="phone" error={error}>
        {(control) => <Input {...control} value="" onChange={() => undefined} />}
      </Field>
      <button type="button" onClick={() => setError('请输入手机号')}>
        check
      </button>
      <ErrorPanel
        {...describeError(
          new HuiqiError({ kind: 'network', message: 'x', userMessage: '网络请求失败' }),
        )}
        onRetry={() => undefined}
      />
      <Pager index={1} size={10} total={42} onChange={() => undefined} />
    </>
  );
}

test('texts, labels, formats, rules and errors are English', async () => {
  const screen = await render(
    <HuiqiProvider client={createMockClient()} locale={en}>
      <Sample />
    </HuiqiProvider>,
  );
  await screen.getByRole('button', { name: 'check' }).click();
  const shown = screen.container;
  for (const text of [
    '3 applications',
    'Credit granted',
    '15 Jun 2026',
    'CNY 1,205,000',
    'Enter the mobile number',
    'The network request failed',
    'Please check your connection.',
    'Try again',
    '42 in all',
  ]) {
    await expect.element(shown).toHaveTextContent(text);
  }
  expect(shown.textContent).not.toMatch(/[\u4e00-\u9fff]/);
  expect(shown.querySelector('[lang="en"]')).not.toBeNull();
});

test('the host replaces texts of any language, but no legal ones', async () => {
  const screen = await render(
    <HuiqiProvider
      client={createMockClient()}
      locale={en}
      copy={{
        orders: {
          total: '{n} requests',
          // @ts-expect-error -- a legal text is no key
          scheduleNote: 'Guaranteed.',
        },
        ui: { retry: 'Once more' },
        messages: { 请输入手机号: 'Your number, please' },
      }}
    >
      <Sample />
    </HuiqiProvider>,
  );
  await screen.getByRole('button', { name: 'check' }).click();
  await expect.element(screen.getByRole('heading')).toHaveTextContent('3 requests');
  await expect.element(screen.getByRole('button', { name: 'Once more' })).toBeVisible();
  await expect.element(screen.container).toHaveTextContent('Your number, please');
  await expect.element(screen.container).toHaveTextContent('for information only');
  expect(screen.container.textContent).not.toContain('Guaranteed');
});

test('a provider within another one speaks its language and has its texts', async () => {
  const client = createMockClient();
  const screen = await render(
    <HuiqiProvider client={client} locale={en} copy={{ orders: { total: '{n} requests' } }}>
      <HuiqiProvider client={client} reset="tree">
        <Sample />
      </HuiqiProvider>
    </HuiqiProvider>,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('3 requests');
  await expect.element(screen.getByText('Credit granted')).toBeVisible();
  expect(screen.getByRole('heading').element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});

function Formats() {
  const copy = useOrdersCopy();
  const now = '2026-06-15T12:00:00+08:00';
  return (
    <p>
      {[
        localized(copy, formatWan)('1500'),
        localized(copy, formatWan)(null),
        localized(copy, formatTermRange)(6, 12),
        localized(copy, formatTermRange)(1),
        localized(copy, formatNoticeTime)('2026-06-15T11:55:00+08:00', now),
        localized(copy, formatNoticeTime)('2026-06-14T11:00:00+08:00', now),
        localized(copy, formatNoticeTime)('2026-06-15T10:00:00+08:00', now),
        localized(copy, formatDate)('2026-06-15'),
      ].join(' | ')}
    </p>
  );
}

test.for([
  ['Chinese', undefined, '1,500 万 | -- | 6-12 期 | 1 期 | 5分 | 前一天 | 2小时前 | 2026-06-15'],
  ['English', en, '15,000,000 万 | -- | 6–12 期 | 1 期 | 5分 | 前一天 | 2 hours ago | 15 Jun 2026'],
] as const)('the host replaces what %s formats write around figures', async ([, locale, text]) => {
  const screen = await render(
    <HuiqiProvider
      client={createMockClient()}
      locale={locale}
      copy={{
        formats: {
          amount: '{n} 万',
          term: '{n} 期',
          minutesAgo: '{n}分',
          yesterday: '前一天',
          // @ts-expect-error -- formats have no such text
          years: '{n} 年',
        },
      }}
    >
      <Formats />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});
