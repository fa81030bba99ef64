import { ProductDetail, ProductList } from '@huiqi/components/products';
import { prefetch, productListReads } from '@huiqi/components/prefetch';
import { HuiqiProvider, useOperation } from '@huiqi/components/provider';
import { createReportPdf } from '@huiqi/report';
import { createClient, isHuiqiError, listProducts, type ProductPage } from '@huiqi/sdk';
import { createHostBridge } from '@huiqi/sdk/bridge';
import { operationMeta } from '@huiqi/sdk/contract';
import { formatDate } from '@huiqi/sdk/domain';
import { createMockClient } from '@huiqi/sdk/testing';

const client = createClient({ baseUrl: 'https://huiqi.example', session: 'token' });

export async function firstName(): Promise<string | undefined> {
  try {
    const page: ProductPage = await listProducts(client, { index: 1, amount: '0-100' });
    return page.content[0]?.name;
  } catch (error) {
    return isHuiqiError(error, '795243') ? error.code : undefined;
  }
}

// @ts-expect-error -- there is no such range
void listProducts(client, { amount: '7-8' });

function Total() {
  const { data } = useOperation(listProducts, { index: 1 });
  return <p>{data?.page.total}</p>;
}

export const page = (
  <HuiqiProvider client={client}>
    <Total />
    <ProductList hrefForProduct={({ id }) => `/products/${id}`} />
    <ProductDetail
      productId="1"
      back={{ label: '返回', href: '/' }}
      onLogin={() => undefined}
      onApply={({ productId }) => productId.trim()}
    />
  </HuiqiProvider>
);

export const used = [
  prefetch(createMockClient(), productListReads()),
  createReportPdf,
  createHostBridge,
  operationMeta.listProducts.path,
  formatDate,
];
