import '@huiqi/components/styles.css';
import type { ReactNode } from 'react';
import { Loans } from './Loans';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <h1>合作银行</h1>
        <Loans>{children}</Loans>
      </body>
    </html>
  );
}
