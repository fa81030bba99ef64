import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pdf } from './hostileFiles.js';

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
type Data = any;

export interface TestDeclaration {
  readonly id: string;
  readonly policyTitle: string;
  readonly companyName: string;
  /** What was sent; sent again with `orderId` it is a correction. */
  readonly body: object;
}

/** Calls of the user who is signed in to a page, in the page's session. */
function callsOfPage(page: Page, url: string) {
  const { request } = page.context();
  const headers = { 'x-request-id': 'web-declare-000001', origin: url };
  const api = `${url}/api/huiqi`;
  const read = async (response: { ok(): boolean; text(): Promise<string> }): Promise<Data> => {
    const text = await response.text();
    if (!response.ok()) throw new Error(text);
    return JSON.parse(text).data;
  };
  return {
    get: async (path: string) => read(await request.get(api + path, { headers })),
    post: async (path: string, data: object) =>
      read(
        await request.post(api + path, {
          data,
          headers: { ...headers, 'idempotency-key': randomUUID() },
        }),
      ),
    upload: async (name: string) => {
      const files = { name, mimeType: 'application/pdf', buffer: pdf };
      const [stored] = await read(
        await request.post(`${api}/ticket/upload/batchUpload`, { headers, multipart: { files } }),
      );
      return stored as { url: string; fileName: string; type: string };
    },
  };
}

/** Policies that a company of the user can declare and has not declared, with what a declaration sends. */
async function declarable(page: Page, url: string, count: number) {
  const calls = callsOfPage(page, url);
  const { content } = await calls.post('/user/relatedCompanyList', { userId: '1', type: 1 });
  const [company] = content;
  const found: { policyId: string; policyTitle: string; body: Data }[] = [];
  for (let index = 1; found.length < count && index <= 8; index += 1) {
    const page10 = await calls.get(`/ticket/policy/page?index=${index}&size=10`);
    for (const { id } of page10.content) {
      const base = '/ticket/user/policy/order';
      const definition = await calls.get(`${base}/getApplyPolicyDetailResponse/${id}`);
      const { orderId } = await calls.get(`${base}/getOrderIdByPolicyId/${id}`);
      const isOpen = definition.validity && definition.declareStatus !== 'NOT_STARTED';
      if (!isOpen || definition.requiresTaxAuth || orderId || definition.draftId) continue;
      found.push({
        policyId: id,
        policyTitle: definition.policyTitle,
        body: {
          policyId: id,
          companyName: company.qymc,
          applyForm: {
            nsrsbh: company.creditCode,
            contactName: '王明月',
            contactPhone: '13900000001',
          },
          list: definition.declareInfoList,
          basicInfos: definition.basicInfos,
        },
      });
      if (found.length === count) break;
    }
  }
  if (found.length < count) throw new Error(`only ${found.length} of ${count} policies to declare`);
  return { calls, company, found };
}

/** Declares a policy of the sample on behalf of the user who is signed in to a page. */
export async function declarePolicy(page: Page, url: string): Promise<TestDeclaration> {
  const { calls, found } = await declarable(page, url, 1);
  const [{ policyTitle, body }] = found as [(typeof found)[number]];
  const fill = async (slots: Data[]) => {
    const filled: Data[] = [];
    for (const slot of slots) {
      if (!slot.required) filled.push(slot);
      else filled.push({ ...slot, ...(await fileFor(slot, calls)), status: 'UPLOADED' });
    }
    return filled;
  };
  const sent = { ...body, list: await fill(body.list), basicInfos: await fill(body.basicInfos) };
  const { id } = await calls.post('/ticket/user/policy/order/save', sent);
  return { id, policyTitle, companyName: body.companyName, body: sent };
}

async function fileFor(slot: Data, calls: ReturnType<typeof callsOfPage>) {
  const { url, fileName, type } = await calls.upload(`${slot.name}.pdf`);
  return { url, fileName, type };
}

/** Sends a returned declaration to the review again. */
export async function correctDeclaration(
  page: Page,
  url: string,
  { id, body }: TestDeclaration,
): Promise<void> {
  await callsOfPage(page, url).post('/ticket/user/policy/order/save', { ...body, orderId: id });
}

/** Saves drafts of different policies, without files; returns the titles of the policies. */
export async function saveDrafts(page: Page, url: string, count: number): Promise<string[]> {
  const { calls, found } = await declarable(page, url, count);
  for (const { body } of found)
    await calls.post('/ticket/user/policy/order/draft/save?force=true', body);
  return found.map(({ policyTitle }) => policyTitle);
}
