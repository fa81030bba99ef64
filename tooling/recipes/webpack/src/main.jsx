import { ProductList } from '@huiqi/components/products';
import { HuiqiProvider } from '@huiqi/components/provider';
import '@huiqi/components/styles.css';
import { createClient } from '@huiqi/sdk';
import { createRoot } from 'react-dom/client';

const client = createClient({ baseUrl: 'https://huiqi.example', session: 'token' });

createRoot(document.querySelector('#main')).render(
  <HuiqiProvider client={client}>
    <ProductList hrefForProduct={({ id }) => `/products/${id}`} />
  </HuiqiProvider>,
);
