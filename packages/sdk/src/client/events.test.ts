import { describe, expect, it, vi } from 'vitest';
import { getProduct } from '../generated/operations/products.js';
import { loginByPassword, logout } from '../generated/operations/session.js';
import { createMockClient } from '../testing/createMockClient.js';
import type { HuiqiEvent } from './events.js';

const watch = (path: string) => {
  const events: HuiqiEvent[] = [];
  const location = () => path;
  const client = createMockClient({}, { onEvent: (event) => void events.push(event), location });
  const fail = (code: string, message?: string) => {
    client.transport.use({ getProduct: message === undefined ? { code } : { code, message } });
    return getProduct(client, { productId: '1' }).catch((error: unknown) => error);
  };
  return { client, events, fail };
};

describe('events', () => {
  it.each([
    ['002004', undefined, 'session-expired', '/login'],
    ['002005', undefined, 'session-expired', '/login'],
    ['002006', undefined, 'session-expired', '/login'],
    ['002007', undefined, 'session-expired', '/login'],
    ['791214', undefined, 'login-required', '/login'],
    ['7931119', undefined, 'login-required', '/login'],
    ['003001', undefined, 'too-frequent', undefined],
    ['003002', undefined, 'not-found', '/404'],
    ['794203', undefined, 'desktop-login', undefined],
    ['100404', '该产品已被下架', 'product-off-shelf', '/loan'],
    ['100404', '产品不存在', 'product-off-shelf', '/loan'],
    ['100404', '订单不存在', 'order-missing', '/userCenter'],
  ])('%s %s is announced as %s', async (code, message, type, redirectTo) => {
    const { events, fail } = watch('/productDetail/1');
    await fail(code, message);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ type, code, operationId: 'getProduct' });
    expect(events[0] && 'redirectTo' in events[0] ? events[0].redirectTo : undefined).toBe(
      redirectTo,
    );
  });

  it.each([
    ['产品不存在', '/cIGNALoan'],
    ['该产品已被下架', '/cIGNALoan'],
    ['订单不存在', '/cIGNAOrderDetails'],
  ])('at an insurer-type address %s leads to %s', async (message, redirectTo) => {
    const { events, fail } = watch('/cIGNAProductDetail/1');
    await fail('100404', message);
    expect(events).toMatchObject([{ redirectTo }]);
  });

  it('at an insurer-type address a login is where it always is', async () => {
    const { events, fail } = watch('/cIGNAProductDetail/1');
    await fail('791214');
    expect(events).toMatchObject([{ redirectTo: '/login' }]);
  });

  it('announces nothing of a plain error', async () => {
    const { events, fail } = watch('/loan');
    await fail('100500');
    expect(events).toEqual([]);
  });

  it.each(['002004', '791214'])(
    '%s keeps where to return to and clears dialog flags',
    async (code) => {
      const { client, fail } = watch('/productApply?productId=7&token=secret');
      client.visit.markDialogSeen('tax');
      await fail(code);
      expect(client.visit.takeReturnTarget()).toBe('/productApply?productId=7');
      expect(client.visit.takeReturnTarget()).toBeUndefined();
      expect(client.visit.dialogSeen('tax')).toBe(false);
    },
  );

  it('announces no expired session of a call that was sent before a later login', async () => {
    const { client, events } = watch('/loan');
    let refuse: () => void = () => undefined;
    client.transport.use({
      getProduct: () => new Promise((resolve) => (refuse = () => resolve({ code: '002004' }))),
    });
    const early = getProduct(client, { productId: '1' }).catch((error: unknown) => error);
    const body = { type: 'FRONT' as const, telPhone: '13800000001', password: 'x' };
    await loginByPassword(client, { body });
    client.visit.markDialogSeen('tax');
    refuse();
    expect(await early).toMatchObject({ code: '002004', policy: { action: 'toast' } });
    expect(events).toEqual([]);
    expect(client.visit.dialogSeen('tax')).toBe(true);
    expect(client.visit.peekReturnTarget()).toBeUndefined();
  });

  it('does not keep the login page as a target', async () => {
    const { client, fail } = watch('/login?from=x');
    await fail('791214');
    expect(client.visit.peekReturnTarget()).toBeUndefined();
  });

  it('is quiet about 792109 once the counter is above 1, until the next login', async () => {
    const { client, events, fail } = watch('/loan');
    expect(await fail('792109')).toMatchObject({ quiet: false });
    expect(await fail('792109')).toMatchObject({ quiet: true, code: '792109', kind: 'auth' });
    expect(events).toHaveLength(1);
    const body = { type: 'FRONT' as const, telPhone: '13800000001', password: 'x' };
    await loginByPassword(client, { body });
    await fail('792109');
    expect(events).toHaveLength(2);
  });

  it('tells every listener until it leaves', async () => {
    const { client, fail } = watch('/loan');
    let heard = 0;
    const leave = client.subscribe(() => (heard += 1));
    await fail('003001');
    leave();
    await fail('003001');
    expect(heard).toBe(1);
  });

  it('a listener that throws keeps neither the error from the caller nor the event from others', async () => {
    const thrown = vi.fn();
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      try {
        run();
      } catch (error) {
        thrown(error);
      }
    });
    const { client, fail } = watch('/loan');
    const broken = new Error('of the host');
    const heard = vi.fn();
    client.subscribe(() => {
      throw broken;
    });
    client.subscribe(heard);
    expect(await fail('003001')).toMatchObject({ name: 'HuiqiError', code: '003001' });
    expect(heard).toHaveBeenCalledOnce();
    expect(thrown).toHaveBeenCalledExactlyOnceWith(broken);
    vi.unstubAllGlobals();
  });

  it('forgets the token at logout, even when the call fails', async () => {
    const session = { mode: 'token', token: 't' } as const;
    const client = createMockClient({ logout: { code: '100500' } }, { session });
    await expect(logout(client)).rejects.toMatchObject({ code: '100500' });
    expect(client.session.token()).toBeUndefined();
  });
});
