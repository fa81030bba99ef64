import { ProductDetail, ProductList } from '@huiqi/components/products';
import { prefetch, productListReads } from '@huiqi/components/prefetch';
import { HuiqiProvider, useOperation } from '@huiqi/components/provider';
import '@huiqi/embed/elements';
import { loadHuiqi } from '@huiqi/embed';
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

export async function mountWidget(): Promise<void> {
  const huiqi = await loadHuiqi({ apiBase: 'https://huiqi.example' });
  const widget = huiqi?.mount('#loans', { feature: 'loan-market', pageSize: 6 });
  widget?.on('huiqi-order-submitted', ({ detail }) => detail.orderId?.trim());
  // @ts-expect-error -- there is no such feature
  huiqi?.mount('#loans', { feature: 'loans' });
  const element = document.querySelector('huiqi-app');
  if (element) element.fetchToken = async ({ reason }) => (reason === 'expired' ? null : 'token');
}

export const element = <huiqi-app feature="loan-market" page-size="6" reference="visit-1" />;

// @ts-expect-error -- there is no such feature
export const wrong = <huiqi-app feature="loans" />;
