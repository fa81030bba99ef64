import type { ComponentType } from 'react';
import { ComingSoonPage } from './ComingSoonPage.js';

/** The page of an entry of the header that is not offered yet. */
export const comingSoonEntry = (title: string): ComponentType =>
  function ComingSoonEntry() {
    return <ComingSoonPage title={title} line="这项服务正在准备中。" />;
  };
