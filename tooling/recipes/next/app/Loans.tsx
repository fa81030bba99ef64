'use client';

import { HuiqiProvider } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { useState, type ReactNode } from 'react';

/** One client per visit: on a server, a module-level client would be shared by everyone. */
export function Loans({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    createClient({ baseUrl: process.env.NEXT_PUBLIC_HUIQI, session: 'token' }),
  );
  return <HuiqiProvider client={client}>{children}</HuiqiProvider>;
}
