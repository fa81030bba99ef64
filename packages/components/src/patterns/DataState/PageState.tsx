import type { ReactNode } from 'react';
import { ErrorState } from '../EmptyState/ErrorState.js';
import type { PageLink } from '../page/types.js';
import { DataState } from './DataState.js';
import type { DataStateValue, ErrorDescription } from './types.js';
import { useStateCopy } from './copy.js';

export interface PageStateProps<T> {
  readonly state: DataStateValue<T>;
  /** The shape of the page. */
  readonly loading: ReactNode;
  /** A link to use if there is nothing to show. */
  readonly exit: PageLink;
  readonly children: (data: T) => ReactNode;
}

/** `DataState` for a whole page: an error has the page's h1 and a link. */
export function PageState<T>({ state, exit, ...rest }: PageStateProps<T>) {
  if (state.status !== 'error') return <DataState state={state} {...rest} />;
  return (
    <PageError error={state.error} retry={state.retry} retrying={state.retrying} exit={exit} />
  );
}

interface PageErrorProps {
  readonly error: ErrorDescription;
  readonly retry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  readonly exit: PageLink;
}

function PageError({ error, retry, retrying, exit }: PageErrorProps) {
  const copy = useStateCopy();
  const { kind = 'fault', title, description, requestId } = error;
  const leave = { label: exit.label, href: exit.href, onSelect: exit.onOpen };
  if (kind === 'forbidden')
    return (
      <ErrorState kind="forbidden" heading="h1" title={title} helper={description} action={leave} />
    );
  if (kind === 'mistake')
    return (
      <ErrorState kind="notFound" heading="h1" title={title} line={description} action={leave} />
    );
  const again = retry ? { label: copy.tryAgain, onSelect: retry, busy: retrying } : leave;
  return (
    <ErrorState
      kind="fault"
      heading="h1"
      title={title}
      line={description}
      requestId={requestId}
      action={again}
    />
  );
}
