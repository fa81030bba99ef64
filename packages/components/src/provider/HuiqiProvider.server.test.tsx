import { acceptOrder, createClient, listProducts, type ProductPage } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dialog } from '../ui/Dialog/Dialog.js';
import { useToast } from '../ui/Toast/useToast.js';
import type { MissingResponse } from './context.js';
import { createCopy, fillCopy } from './copy.js';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useMutationOf } from './useMutationOf.js';
import { useOperation } from './useOperation.js';

const data = Object.values(examples.listProducts)[0] as ProductPage;
const preloaded = [
  { tag: 'products', operation: 'listProducts', input: { index: 1, size: 8 }, data },
] as const;
const useProductsCopy = createCopy('products', { total: '共{n}个' });

function Products({ size }: { readonly size: number }) {
  const { data: found, status } = useOperation(listProducts, { size, index: 1 });
  const copy = useProductsCopy();
  const accept = useMutationOf(acceptOrder);
  useToast();
  return (
    <>
      <p>{found ? fillCopy(copy.total, { n: found.page.total }) : status}</p>
      <button type="button" disabled={accept.busy}>
        通过
      </button>
      <Dialog open onOpenChange={() => undefined} title="选择企业" />
    </>
  );
}

function draw(size: number, onMissingResponse?: (missing: MissingResponse) => void): string {
  const client = createClient({
    baseUrl: 'http://mock.invalid',
    fetch: () => Promise.reject(new Error('a server draws without requests')),
  });
  return renderToString(
    <HuiqiProvider client={client} preloaded={preloaded} onMissingResponse={onMissingResponse}>
      <Products size={size} />
    </HuiqiProvider>,
  );
}

test('a server draws preloaded responses, without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = draw(8);
  expect(html).toContain(`<p>共${data.page.total}个</p>`);
  expect(html).not.toContain('style=');
  expect(draw(8)).toBe(html);
});

test('it draws what is not there as loading, and says what is missing', () => {
  const missing: MissingResponse[] = [];
  expect(draw(9, (one) => missing.push(one))).toContain('<p>pending</p>');
  expect(missing).toMatchObject([
    { operation: { spec: { id: 'listProducts' } }, input: { size: 9, index: 1 } },
  ]);
  draw(8, (one) => missing.push(one));
  expect(missing).toHaveLength(1);
});
