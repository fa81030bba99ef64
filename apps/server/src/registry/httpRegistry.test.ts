import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { makeRegister } from '../seed/companies/makeRegister.js';
import { sampleReport } from '../seed/companies/report/sampleReport.js';
import type { CompanyRegistry, RegisteredCompany } from './CompanyRegistry.js';
import { httpRegistry } from './httpRegistry.js';

/** Long enough for a busy machine; replies that never arrive get the short one. */
const patientMs = 10_000;
const hastyMs = 1_000;
const company: RegisteredCompany = {
  creditCode: '91500231MA5U0000X1',
  name: '重庆明月食品有限公司',
  legalName: '王明月',
  status: 'ACTIVE',
  provinceCode: '500000',
  cityCode: '500231',
  areaCode: '500231',
  address: '重庆市垫江县桂溪街道',
  registeredCapital: '500',
  establishedOn: '2019-05-06',
  industry: '食品制造业',
};
const person = { legalName: '王明月', legalIdNo: '50023119900101123X', legalPhone: '13900000001' };

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

let reply: Reply;
let server: Server;
let url: string;
let registry: CompanyRegistry;
let hasty: CompanyRegistry;
let requests: { method: string; path: string; authorization: string; body: string }[] = [];
let problems: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      requests.push({ method, path, authorization: headers.authorization ?? '', body });
      reply(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry`;
  const open = (timeoutMs: number) =>
    httpRegistry({ url, secret: 'test-secret', timeoutMs }, (reason) => problems.push(reason));
  registry = open(patientMs);
  hasty = open(hastyMs);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  problems = [];
});

const json =
  (body: unknown, status = 200): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

test('finds a company by its number and keeps personal numbers out of addresses', async () => {
  reply = json({ ...company, secretField: 1 });
  expect(await registry.findByCreditCode('91500231ma5u0000x1')).toEqual(company);
  expect(requests).toEqual([
    {
      method: 'GET',
      path: '/registry/companies/91500231MA5U0000X1',
      authorization: 'Bearer test-secret',
      body: '',
    },
  ]);
  reply = json({ match: true, message: null });
  await registry.checkLegalPerson(person);
  expect(requests[1]).toMatchObject({ method: 'POST', path: '/registry/checks/legal-person' });
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual(person);
});

test('finds a company by its whole name only', async () => {
  reply = json({ companies: [{ ...company, name: '重庆明月食品有限公司垫江分公司' }, company] });
  expect(await registry.findByName(' 重庆明月食品有限公司 ')).toEqual(company);
  reply = json({ companies: [{ ...company, name: '别的公司' }] });
  expect(await registry.findByName(company.name)).toBeNull();
});

test('an unknown company is null, another one than asked for too', async () => {
  reply = json({ error: 'not found' }, 404);
  expect(await registry.findByCreditCode(company.creditCode)).toBeNull();
  expect(await registry.listRelated(company.creditCode)).toEqual([]);
  reply = json({ ...company, creditCode: '91500231MA5U0000X2' });
  expect(await registry.findByCreditCode(company.creditCode)).toBeNull();
  expect(problems).toEqual([]);
});

test('passes figures on, and null for a company without any', async () => {
  const figures = {
    taxCreditGrade: 'B',
    taxArrears: '0.00',
    years: [{ year: 2025, revenue: '1200000.00', taxPaid: '36000.5', netProfit: '-80.00' }],
  };
  reply = json({ ...figures, address: '垫江' });
  expect(await registry.findFigures('91500231ma5u0000x1')).toEqual(figures);
  expect(requests[0]?.path).toBe('/registry/companies/91500231MA5U0000X1/figures');
  const large = { year: 2025, revenue: '-1', taxPaid: '-0.50', netProfit: '-999999999999.99' };
  const years = [large, { ...large, revenue: '1200000000.00', taxPaid: '999999999999.99' }];
  reply = json({ ...figures, taxArrears: '1000000000', years });
  expect(await registry.findFigures(company.creditCode)).toMatchObject({ years });
  for (const taxArrears of ['-1', '1000000000000']) {
    reply = json({ ...figures, taxArrears });
    await expect(registry.findFigures(company.creditCode)).rejects.toMatchObject({
      code: '100503',
    });
  }
  reply = json({}, 404);
  expect(await registry.findFigures(company.creditCode)).toBeNull();
  reply = json({ ...figures, taxCreditGrade: 'AAA' });
  await expect(registry.findFigures(company.creditCode)).rejects.toMatchObject({ code: '100503' });
});

test('passes a report on, however long; one that is not of the contract is a failure', async () => {
  const entry = makeRegister(72).find((one) => one.report === 'LONG');
  const report = entry && sampleReport(entry, new Date('2026-06-15T04:00:00Z'));
  if (!report) throw new Error('The sample has no long report');
  reply = json({ ...report, secretField: 1 });
  expect(await registry.findReport('91500231ma5u0000x1')).toEqual(report);
  expect(requests[0]?.path).toBe('/registry/companies/91500231MA5U0000X1/report');
  reply = json({}, 404);
  expect(await registry.findReport(company.creditCode)).toBeNull();
  const { credit: _credit, ...sections } = report.sections;
  const wrong = [
    { ...report, sections },
    { ...report, asOf: '昨天' },
    { ...report, suppliers: {} },
  ];
  for (const body of wrong) {
    reply = json(body);
    await expect(registry.findReport(company.creditCode)).rejects.toMatchObject({ code: '100503' });
  }
});

test('each check sends its elements and passes the message on', async () => {
  reply = json({ match: false, message: '法定代表人不一致' });
  const { creditCode, name, legalName } = company;
  const elements = { creditCode, name, legalName, legalIdNo: person.legalIdNo };
  expect(await registry.checkCompany(elements)).toEqual({
    match: false,
    message: '法定代表人不一致',
  });
  await registry.checkLegalPhone({ creditCode, legalPhone: person.legalPhone });
  expect(requests.map(({ path }) => path)).toEqual([
    '/registry/checks/company',
    '/registry/checks/legal-phone',
  ]);
});

const tooLong = 'x'.repeat(400_000);
const broken: readonly (readonly [string, Reply])[] = [
  ['status 500', json({ match: true, message: null }, 500)],
  ['an unknown path', json({}, 404)],
  ['no JSON', (_request, response) => void response.end('<html>身份证 50023119900101123X')],
  ['another shape', json({ match: 'yes', message: null })],
  ['null', json(null)],
  ['a body that never ends', json({ match: true, message: tooLong })],
  ['bytes that are no text', (_request, response) => void response.end(Buffer.from([0xff, 0xfe]))],
  ['a broken connection', (request) => void request.socket.destroy()],
  [
    'a redirect',
    (_request, response) => void response.writeHead(302, { location: `${url}/else` }).end(),
  ],
];

async function expectFailure(asked: CompanyRegistry): Promise<void> {
  await expect(asked.checkLegalPerson(person)).rejects.toMatchObject({
    code: '100503',
    userMessage: '企业登记信息查询服务暂不可用，请稍后重试',
  });
  // One request: no redirect was followed, nothing was repeated.
  expect(requests).toHaveLength(1);
  expect(problems).toHaveLength(1);
  expect(problems[0]).not.toMatch(/\d{6}|王明月|test-secret/);
}

it.each(broken)('fails clearly: %s', async (_name, broke) => {
  reply = broke;
  await expectFailure(registry);
});

it.each<readonly [string, Reply]>([
  ['silence', () => undefined],
  ['a slow body', (_request, response) => void response.write('{"match":')],
])('waits no longer than it is told: %s', async (_name, slow) => {
  reply = slow;
  await expectFailure(hasty);
  expect(problems[0]).toMatch(/^TimeoutError/);
});

it.each([
  ['no status', { ...company, status: undefined }],
  ['a foreign status', { ...company, status: 'GONE' }],
  ['no place', { ...company, cityCode: '0' }],
  ['a list', [company]],
])('takes no company with %s', async (_name, body) => {
  reply = json(body);
  await expect(registry.findByCreditCode(company.creditCode)).rejects.toMatchObject({
    code: '100503',
  });
});
