import { ProductDetail, ProductList } from '@huiqi/components/products';
import { HuiqiProvider } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { useState } from 'react';

const client = createClient({ session: 'token' });

export function LoanMarket() {
  const [productId, setProductId] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  return (
    <HuiqiProvider client={client} reset="tree">
      {productId === null ? (
        <ProductList
          size={4}
          hrefForProduct={({ id }) => `#${id}`}
          onOpenProduct={({ id }) => setProductId(id)}
        />
      ) : (
        <ProductDetail
          productId={productId}
          back={{ label: '返回列表', href: '#', onOpen: () => setProductId(null) }}
          onLogin={() => setNotice('请在您的应用中登录')}
          onApply={(entry) => setNotice(`可申请：${entry.productId}`)}
        />
      )}
      <p role="status">{notice}</p>
    </HuiqiProvider>
  );
}
