import { errorCodes, getUserInfo, isHuiqiError, type ErrorCode } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';

/** The message users see for each code, unless the operation has its own; from the SDK, which has the catalogue. */
export async function readMessages(): Promise<Readonly<Partial<Record<ErrorCode, string>>>> {
  const pairs = errorCodes.map(async (code) => {
    const failure: unknown = await getUserInfo(createMockClient({ getUserInfo: { code } })).catch(
      (error: unknown) => error,
    );
    return [code, isHuiqiError(failure) ? failure.userMessage : ''] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
