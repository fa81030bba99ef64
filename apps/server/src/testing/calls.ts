import { encodePassword } from '@huiqi/sdk/domain';
import { samplePassword } from '../modules/session/seed/sampleAccounts.js';
import type { TestApp } from './openTestApp.js';

export interface Answer {
  readonly status: number;
  readonly code: string;
  // Tests read what they expect; the contract's types would hide a wrong answer.
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
  readonly data: any;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls as a signed-in user of the sample makes them, in token mode. */
export async function callsOf({ app }: TestApp, telPhone: string) {
  const requestId = { 'x-request-id': 'web-test-000002' };
  const login = await app.inject({
    method: 'POST',
    url: '/api/huiqi/user/login/passwd',
    headers: requestId,
    payload: { type: 'FRONT', telPhone, password: encodePassword(samplePassword) },
  });
  const token = String(login.headers['x-access-token']);
  return async (method: Method, path: string, payload?: object, key?: string): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/api/huiqi${path}`,
      headers: {
        ...requestId,
        'x-access-token': token,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(payload ? { payload } : {}),
    });
    const { code, data } = answer.json();
    return { status: answer.statusCode, code, data };
  };
}

export type Calls = Awaited<ReturnType<typeof callsOf>>;

/** An application of the first account's company for the first product. */
export async function sampleApplication(calls: Calls): Promise<object> {
  const { data } = await calls('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const [company] = data.content;
  return {
    taxpayer: company.qymc,
    creditCode: company.creditCode,
    legalName: company.legalName,
    loanAmount: '80',
    loanterm: 12,
    loanLending: '采购原材料',
    repaymentType: 'AVERAGE_CAPITAL_PLUS_INTEREST',
    contactName: '周明',
    contactPhone: '13800000001',
    agreement: true,
    formItems: [{ checkName: 'taxGrade', value: 'A' }],
  };
}
