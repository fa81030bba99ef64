import { isHuiqiError } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { PageState } from '../../patterns/DataState/PageState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import type { PageLink } from '../../patterns/page/types.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useReportsCopy } from './copy.js';
import { ReportLoading } from './ReportLoading.js';

export interface ReportPageStateProps<T> {
  readonly state: DataStateValue<T>;
  readonly error: unknown;
  readonly back: PageLink;
  /** Where the company permits reading its data; staff have no such page. */
  readonly authorisation: LinkTarget | undefined;
  readonly children: (data: T) => ReactNode;
}

/** The whole report as loading, failed or loaded; an unauthorised one links to the authorisation. */
export function ReportPageState<T>(props: ReportPageStateProps<T>) {
  const { state, error, back, authorisation, children } = props;
  const copy = useReportsCopy();
  const isClosed = isHuiqiError(error, '100409');
  const exit = isClosed && authorisation ? { label: copy.toAuthorise, ...authorisation } : back;
  return (
    <PageState state={state} loading={<ReportLoading back={back} />} exit={exit}>
      {children}
    </PageState>
  );
}
