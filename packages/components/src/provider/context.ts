import type { QueryClient } from '@tanstack/react-query';
import type { HuiqiClient, Operation, OperationId } from '@huiqi/sdk';
import { createContext, useContext } from 'react';
import type { DraftStorage } from './draftStorage.js';

/** A component's read that had no response during rendering; `prefetch` accepts it as it is. */
export interface MissingResponse {
  readonly operation: Pick<Operation<OperationId>, 'spec'>;
  readonly input: object;
}

export interface HuiqiValue {
  readonly client: HuiqiClient;
  readonly queryClient: QueryClient;
  readonly drafts: DraftStorage;
  readonly onMissingResponse?: ((missing: MissingResponse) => void) | undefined;
}

export const HuiqiContext = createContext<HuiqiValue | null>(null);

/** Returns the value of the nearest `HuiqiProvider`. Throws if there is none. */
export function useHuiqi(): HuiqiValue {
  const value = useContext(HuiqiContext);
  if (!value) throw new Error('Huiqi components: no HuiqiProvider around this component');
  return value;
}

/** Returns the client of the nearest provider. Throws if there is none. */
export function useClient(): HuiqiClient {
  return useHuiqi().client;
}
