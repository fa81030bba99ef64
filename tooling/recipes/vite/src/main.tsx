import { ProductList } from '@huiqi/components/products';
import { HuiqiProvider } from '@huiqi/components/provider';
import '@huiqi/components/styles.css';
import { createClient } from '@huiqi/sdk';
import { createRoot } from 'react-dom/client';

const client = createClient({ baseUrl: 'https://huiqi.example', session: 'token' });

const root = document.querySelector('#main');
if (!root) throw new Error('The page has no #main');

createRoot(root).render(
  <HuiqiProvider client={client}>
    <h1>合作银行</h1>
    <ProductList hrefForProduct={({ id }) => `/products/${id}`} />
  </HuiqiProvider>,
);
