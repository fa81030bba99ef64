import { expect, test, vi } from 'vitest';
import type { Huiqi, WidgetHandle } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { keepWidget } from './keepWidget.js';

function fakeHuiqi() {
  const update = vi.fn<(options: WidgetOptions) => void>();
  const unmount = vi.fn<() => void>();
  const mount = vi.fn((_target: unknown, _options?: WidgetOptions) => {
    return { update, unmount } as Partial<WidgetHandle> as WidgetHandle;
  });
  return { huiqi: { version: '1', mount } as Huiqi, mount, update, unmount };
}
const target = {} as Element;

test('it mounts with what is given, once the loader has come', async () => {
  const { huiqi, mount } = fakeHuiqi();
  const onMount = vi.fn();
  keepWidget(target, Promise.resolve(huiqi), { locale: 'en', pageSize: undefined }, onMount);
  expect(mount).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(mount).toHaveBeenCalledExactlyOnceWith(target, { locale: 'en' }));
  expect(onMount).toHaveBeenCalledOnce();
});

test('a render changes what differs; what is missing returns to its default', async () => {
  const { huiqi, mount, update } = fakeHuiqi();
  const widget = keepWidget(target, huiqi, { locale: 'en', scope: { bankIds: ['1'] } });
  await vi.waitFor(() => expect(mount).toHaveBeenCalled());
  widget.update({ locale: 'en', scope: { bankIds: ['1'] } });
  expect(update).not.toHaveBeenCalled();
  widget.update({ scope: { bankIds: ['1', '2'] } });
  expect(update).toHaveBeenCalledExactlyOnceWith({ scope: { bankIds: ['1', '2'] }, locale: null });
});

test('new functions of each render change nothing, and the latest is called', async () => {
  const { huiqi, mount, update } = fakeHuiqi();
  const [first, second] = [vi.fn(() => 'old'), vi.fn(() => 'new')];
  const widget = keepWidget(target, huiqi, { fetchToken: first });
  await vi.waitFor(() => expect(mount).toHaveBeenCalled());
  widget.update({ fetchToken: second });
  expect(update).not.toHaveBeenCalled();
  const given = mount.mock.calls[0]?.[1]?.fetchToken;
  const request = { reason: 'start', signal: new AbortController().signal } as const;
  expect(given?.(request)).toBe('new');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(request);
});

test('a render with an invalid option does not fail: it is reported, and the others change', async () => {
  const { huiqi, mount, update } = fakeHuiqi();
  update.mockImplementation((options) => {
    if (options.reference) throw new TypeError('option "reference" is invalid');
  });
  const widget = keepWidget(target, huiqi, {});
  await vi.waitFor(() => expect(mount).toHaveBeenCalled());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  widget.update({ locale: 'en', reference: 'a visit' });
  expect(update).toHaveBeenCalledWith({ locale: 'en' });
  expect(() => vi.runAllTimers()).toThrow('option "reference" is invalid');
  vi.useRealTimers();
});

test('an option that is invalid at the start is reported, the others are set, and a valid value later', async () => {
  const { huiqi, mount, update } = fakeHuiqi();
  const refuse = ({ reference }: WidgetOptions = {}) => {
    if (reference === 'a visit') throw new TypeError('option "reference" is invalid');
  };
  mount.mockImplementation((_target, options) => {
    refuse(options);
    return { update } as Partial<WidgetHandle> as WidgetHandle;
  });
  update.mockImplementation(refuse);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const onMount = vi.fn();
  const widget = keepWidget(target, huiqi, { locale: 'en', reference: 'a visit' }, onMount);
  await Promise.resolve();
  await Promise.resolve();
  expect(() => vi.runAllTimers()).toThrow('option "reference" is invalid');
  vi.useRealTimers();
  expect(onMount).toHaveBeenCalledOnce();
  expect(update).toHaveBeenCalledWith({ locale: 'en' });
  widget.update({ locale: 'en', reference: 'visit' });
  expect(update).toHaveBeenLastCalledWith({ reference: 'visit' });
});

test('one that stops before the loader has come is never mounted; a later one is unmounted', async () => {
  const { huiqi, mount, unmount } = fakeHuiqi();
  keepWidget(target, Promise.resolve(huiqi), {}).stop();
  await Promise.resolve();
  await Promise.resolve();
  expect(mount).not.toHaveBeenCalled();
  const widget = keepWidget(target, huiqi, {});
  await vi.waitFor(() => expect(mount).toHaveBeenCalled());
  widget.stop();
  expect(unmount).toHaveBeenCalledOnce();
});

test('on a server there is nothing to mount', async () => {
  const onMount = vi.fn();
  keepWidget(target, Promise.resolve(null), {}, onMount);
  await Promise.resolve();
  await Promise.resolve();
  expect(onMount).not.toHaveBeenCalled();
});
