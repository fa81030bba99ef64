import { PageTitle, Stack } from '@huiqi/components/ui';
import type { ReactNode } from 'react';
import * as css from './playgroundPage.css.js';

interface PlaygroundPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of the playground: back link, purpose, content. */
export function PlaygroundPage({ title, lead, children }: PlaygroundPageProps) {
  return (
    <main className={css.page}>
      <Stack gap={5}>
        <a className={css.back} href="/playground/">
          惠企接入演示
        </a>
        <PageTitle description={lead}>{title}</PageTitle>
        {children}
      </Stack>
    </main>
  );
}
