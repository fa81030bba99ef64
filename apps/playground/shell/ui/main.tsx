import { createClient } from '@huiqi/sdk';
import { HuiqiProvider } from '@huiqi/components/provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClientDesktop } from './ClientDesktop.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const client = createClient({ session: 'cookie' });
createRoot(root).render(
  <StrictMode>
    <HuiqiProvider client={client}>
      <ClientDesktop />
    </HuiqiProvider>
  </StrictMode>,
);
