import { createHash } from 'node:crypto';

export interface ApiResponse {
  readonly status: number;
  readonly code: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
  readonly data: any;
}

export type ApiCall = (
  method: string,
  path: string,
  body?: object,
  key?: string,
) => Promise<ApiResponse>;

async function call(url: string, token: string, ...[method, path, body, key]: Parameters<ApiCall>) {
  const response = await fetch(`${url}/api/huiqi${path}`, {
    method,
    headers: {
      'x-request-id': 'web-process-000001',
      ...(token ? { 'x-access-token': token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { code, data } = (await response.json()) as { code: string; data: unknown };
  return { status: response.status, code, data, token: response.headers.get('x-access-token') };
}

/** Calls of a signed-in sample user, in token mode, without a browser. */
export async function callsOf(url: string, telPhone: string): Promise<ApiCall> {
  const password = createHash('sha256').update('Huiqi@2026').digest('base64');
  const login = await call(url, '', 'POST', '/user/login/passwd', {
    type: 'FRONT',
    telPhone,
    password,
  });
  return (...args) => call(url, login.token ?? '', ...args);
}

/** An application of the first account's company for the first product. */
export async function sampleApplication(calls: ApiCall): Promise<object> {
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
