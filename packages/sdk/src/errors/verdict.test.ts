import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const envelope = (code: string, message: string, status: number) =>
  Response.json({ code, message, requestId: 'web-1' }, { status });
const context = { operationId: 'getOrder', requestId: 'web-1' };

describe('where the catalogue cannot be loaded', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('./catalogue.js', () => {
      throw new Error('the file is gone');
    });
  });
  afterEach(() => {
    vi.doUnmock('./catalogue.js');
    vi.resetModules();
  });

  const failWith = async (response: Response): Promise<unknown> => {
    const { interpret } = await import('./interpret.js');
    const body = await response.clone().text();
    return interpret(response, body, context).catch((error: unknown) => error);
  };

  it('an error has the message of the server and the code', async () => {
    expect(await failWith(envelope('100409', '该申请已办结', 409))).toMatchObject({
      kind: 'business',
      code: '100409',
      userMessage: '该申请已办结',
      policy: { action: 'toast' },
    });
  });

  it('a message that is not fit for people is replaced', async () => {
    const error = await failWith(envelope('100500', '<b>Error</b>', 500));
    expect(error).toMatchObject({ userMessage: '请求失败，请重试' });
  });

  it('a user without a session is asked to log in', async () => {
    expect(await failWith(envelope('791214', '', 401))).toMatchObject({
      kind: 'auth',
      policy: { event: 'login-required', redirectTo: '/login' },
    });
  });
});
