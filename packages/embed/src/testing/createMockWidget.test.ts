import { expect, test, vi } from 'vitest';
import type { HuiqiAppElement } from '../host/contract.js';
import type { HuiqiWidgetEvent } from '../host/eventMap.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { createMockWidget } from './createMockWidget.js';

function mockWith(options: WidgetOptions, attributes: Readonly<Record<string, string>> = {}) {
  const events: HuiqiWidgetEvent[] = [];
  const element = Object.assign(
    new EventTarget(),
    { onEvent: (event: HuiqiWidgetEvent) => events.push(event) },
    options,
    { getAttribute: (name: string) => attributes[name] ?? null },
  ) as unknown as HuiqiAppElement;
  return { ...createMockWidget(element), element, events };
}
const kinds = (events: readonly HuiqiWidgetEvent[]) =>
  events.map(({ type, detail }) => ('code' in detail ? `${type} ${detail.code}` : type));

test('it starts where the feature does and reads attributes', async () => {
  const { widget, handle, events } = mockWith({ feature: 'orders' }, { 'page-size': '6' });
  await handle.ready;
  expect(widget.route()).toBe('/cIGNAOrderDetails');
  expect(widget.options()).toMatchObject({ feature: 'orders', pageSize: 6 });
  expect(kinds(events)).toEqual(['huiqi-ready']);
});

test('options of the page that are wrong are reported as by the widget', async () => {
  const { handle, events } = mockWith({ feature: 'product' }, { 'page-size': '400' });
  await handle.ready;
  expect(kinds(events)).toEqual([
    'huiqi-error INVALID_OPTION',
    'huiqi-error INVALID_OPTION',
    'huiqi-ready',
  ]);
});

test('the page can prevent a change of screen', () => {
  const { widget, handle, element } = mockWith({ reference: 'visit-1' });
  const seen = vi.fn<(event: CustomEvent) => void>();
  element.addEventListener('huiqi-navigate', seen);
  widget.navigate('/cIGNAWhite');
  expect(seen.mock.calls[0]?.[0].detail).toEqual({
    route: '/cIGNAWhite',
    from: '/cIGNALoan',
    reference: 'visit-1',
  });
  element.addEventListener('huiqi-navigate', (event) => event.preventDefault());
  widget.navigate('/cIGNAOrderDetails');
  handle.back();
  expect(widget.route()).toBe('/cIGNAWhite');
});

test('what fetchToken does is judged as by the widget', async () => {
  const fetchToken = vi.fn<NonNullable<WidgetOptions['fetchToken']>>();
  const { widget, events } = mockWith({ fetchToken });
  fetchToken.mockReturnValueOnce({ token: 'abc' });
  expect(await widget.requestToken()).toBe('abc');
  fetchToken.mockReturnValueOnce({ error: 'down' } as never);
  expect(await widget.requestToken('refresh')).toBe('');
  fetchToken.mockRejectedValueOnce(new Error('offline'));
  expect(await widget.requestToken()).toBe('');
  expect(fetchToken.mock.calls.map(([{ reason }]) => reason)).toEqual([
    'start',
    'refresh',
    'start',
  ]);
  expect(kinds(events)).toEqual([
    'huiqi-ready',
    'huiqi-error TOKEN_INVALID',
    'huiqi-error TOKEN_UNAVAILABLE',
  ]);
});

test('a required login ends with the token that the page has after resume()', async () => {
  let token: string | null = null;
  const { widget, element } = mockWith({ fetchToken: () => token });
  element.addEventListener('huiqi-login-required', ({ detail }) => {
    token = 'signed-in';
    detail.resume();
  });
  expect(await widget.requireLogin('expired')).toBe('signed-in');
});
