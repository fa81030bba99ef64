import type { CompanyMember } from '@huiqi/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agent } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openStranger } from '../../testing/openStranger.js';
import { notices } from '../../schema/notices.js';

let open: Awaited<ReturnType<typeof openStranger>>;
beforeAll(async () => {
  open = await openStranger();
});
afterAll(() => open.close());
beforeEach(() => open.clear());

const titlesOf = async (calls: Calls) => (await open.noticesOf(calls)).map(({ title }) => title);

describe('the owners of a company', () => {
  it('hear that somebody added it, masked, and what to do', async () => {
    await open.add();
    const [notice, ...more] = await open.noticesOf(open.rich);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      title: '有用户添加了您的企业',
      subject: { kind: 'COMPANY', id: open.company.id },
    });
    for (const part of ['新**（138****0002）', open.company.name, '使用人', '提出异议'])
      expect(notice?.content).toContain(part);
    expect(await titlesOf(open.stranger)).toEqual(['企业添加成功']);
  });

  it('are notified of a verification that binds it, once, and of an authorisation', async () => {
    expect([await open.verify(), await open.verify()]).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await titlesOf(open.rich)).toEqual(['有用户添加了您的企业']);
    expect((await open.authorise()).status).toBe(200);
    expect((await titlesOf(open.rich)).toSorted()).toEqual([
      '有用户添加了您的企业',
      '有用户通过了您企业的授权',
    ]);
  });

  it('hear that somebody authorised it with the numbers of its representative', async () => {
    await open.add();
    expect(await open.certify()).toBe('PASS');
    expect(await titlesOf(open.rich)).toContain('有用户通过了您企业的授权');
  });

  it('are not notified of a failed binding; users who proved nothing are never notified', async () => {
    await open.add();
    await open.testApp.db.delete(notices);
    expect((await open.add()).code).toBe('100409');
    expect(await titlesOf(open.rich)).toEqual([]);
    const broker = await callsAs(open.testApp, agent);
    await open.add(broker);
    expect(await titlesOf(open.stranger)).toEqual([]);
    expect(await titlesOf(open.rich)).toEqual(['有用户添加了您的企业']);
    await broker('GET', `/user/unBund?ids=${open.company.id}`);
  });

  it('see who uses it, masked, themselves first', async () => {
    await open.add();
    const address = `/user/company/members?nsrsbh=${open.company.nsrsbh}`;
    const members: CompanyMember[] = (await open.rich('GET', address)).data.content;
    expect(members).toEqual([
      expect.objectContaining({ id: '1', self: true, authorized: true, objected: false }),
      {
        id: '2',
        name: '新**',
        phone: '138****0002',
        self: false,
        authorized: false,
        boundTs: open.now().toISOString(),
        objected: false,
      },
    ]);
    const refused = await open.stranger('GET', address);
    expect([refused.status, refused.code]).toEqual([404, '100404']);
  });
});
