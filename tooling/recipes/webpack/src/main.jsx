import '@huiqi/components/styles.css';
import { HuiqiProvider } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Products } from './Products.jsx';

// Loaded with the first page that is not the market.
const Account = lazy(async () => ({ default: (await import('./Account.jsx')).Account }));

const client = createClient({ baseUrl: process.env.HUIQI, session: 'token' });
const opened = () => new URL(location.href);

function App() {
  const [address, setAddress] = useState(opened);
  useEffect(() => {
    const follow = () => setAddress(opened());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const open = (next) => {
    history.pushState(null, '', next);
    setAddress(opened());
  };
  const [, page, id] = address.pathname.split('/');
  const companyId = address.searchParams.get('companyId') || undefined;
  const isMarket = page === '' || page === 'products';
  return (
    <HuiqiProvider client={client}>
      <h1>合作银行</h1>
      {isMarket ? (
        <Products id={id} open={open} />
      ) : (
        <Suspense>
          <Account page={page} id={id} companyId={companyId} open={open} />
        </Suspense>
      )}
    </HuiqiProvider>
  );
}

createRoot(document.querySelector('#main')).render(<App />);
