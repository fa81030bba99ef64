import { createMockTransport, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { draw } from './draw.js';

function drawAt(path: string, forVisitor = true, scenarios: MockScenarios = {}) {
  const { fetch: ask, requests } = createMockTransport({ ...mockScenarios.ready, ...scenarios });
  return { requests, drawn: draw({ path, search: '', forVisitor, ask }) };
}
const operationsOf = async ({ drawn }: ReturnType<typeof drawAt>) =>
  (await drawn)?.responses.map(({ operation }) => operation) ?? [];

// Code that the bundle contains is loaded here with the first drawing.
beforeAll(() => vi.waitFor(() => drawAt('/loan').drawn));

test('a page is drawn with the reads that it turns out to make, each made once', async () => {
  const page = drawAt('/loan');
  const operations = await operationsOf(page);
  for (const one of ['getCurrentArea', 'getAreaConfig', 'listHomePageAreas', 'listProducts'])
    expect(operations).toContain(one);
  expect(page.requests).toHaveLength(operations.length);
  const { markup, title } = (await page.drawn) ?? {};
  expect(markup).toContain('href="/productDetail/');
  expect(title).toContain('普惠贷款 - ');
});

test('a page carries what is public, and what visitors share for visitors alone', async () => {
  const ofVisitor = await operationsOf(drawAt('/policyDetail/5001'));
  expect(ofVisitor).toContain('getPolicy');
  const ofUser = await operationsOf(drawAt('/policyDetail/5001', false));
  expect(ofUser).not.toContain('getPolicy');
  for (const operations of [ofVisitor, ofUser]) expect(operations).not.toContain('getUserInfo');
});

test('a read that fails is left to the page, and not tried again', async () => {
  const page = drawAt('/loan', true, { listBankOptions: { code: '100500', httpStatus: 500 } });
  expect(await operationsOf(page)).not.toContain('listBankOptions');
  expect(page.requests).toHaveLength((await operationsOf(page)).length + 1);
});

test('a page about an object that does not exist is none', async () => {
  const getProduct = { code: '100404', httpStatus: 404 };
  expect(await drawAt('/productDetail/none', true, { getProduct }).drawn).toBeNull();
});
