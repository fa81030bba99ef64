import type { HuiqiClient } from '@huiqi/sdk';
import type { PreloadedResponse } from '@huiqi/components/prefetch';
import {
  HuiqiProvider,
  ProductScopeContext,
  useClient,
  useTokenChanges,
  type DraftStorage,
} from '@huiqi/components/provider';
import { SliceContext, useToast, type RenderSlice } from '@huiqi/components/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { Emit } from '../host/createEmitter.js';
import type { Screen } from '../routes/types.js';
import type { LanguageStore } from './createLanguage.js';
import type { Login } from './createLogin.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import type { OptionsStore } from './createOptionsStore.js';
import { RenderFailed } from './RenderFailed.js';
import { RouteView } from './RouteView.js';
import { useDialogPlace } from './useDialogPlace.js';
import './box.css';

/** The server-drawn screen with its code loaded, ready for hydration. */
export interface FirstDrawn {
  readonly screen: Screen;
  /** The responses it was drawn from. */
  readonly responses: readonly PreloadedResponse[];
  /** Renders what is hydrated by itself. */
  readonly renderSlice?: RenderSlice | undefined;
}

export interface WidgetProps {
  readonly client: HuiqiClient;
  readonly history: MemoryHistory;
  readonly options: OptionsStore;
  readonly language: LanguageStore;
  readonly drafts: DraftStorage;
  readonly emit: Emit;
  /** Null on a server. */
  readonly root: ShadowRoot | null;
  /** Called when the first screen is drawn. */
  readonly onDrawn: () => void;
  readonly login: Login;
  /** Calls the listener when another user may be signed in. Returns an unsubscribe function. */
  readonly onTokenChange: (listener: (isRenewal: boolean) => void) => () => void;
  readonly first?: FirstDrawn | undefined;
}

/** The whole widget. Nothing is written to the host's storage. */
export function Widget(props: WidgetProps) {
  const { client, drafts, language: languages, onTokenChange, emit, root, first, ...view } = props;
  const { options } = view;
  const { scope = null, copy } = useSyncExternalStore(options.subscribe, options.get, options.get);
  const { isReady, language } = useSyncExternalStore(
    languages.subscribe,
    languages.get,
    languages.get,
  );
  const place = useDialogPlace(options, root);
  return (
    <HuiqiProvider
      {...{ client, drafts }}
      locale={language?.locale}
      copy={copy ?? undefined}
      portalContainer={place}
      preloaded={first?.responses}
      reset="tree"
      fallback={<RenderFailed />}
      onError={() =>
        emit('huiqi-error', { type: 'render', code: 'RENDER_FAILED', requestId: null })
      }
    >
      <Session onTokenChange={onTokenChange} />
      <ProductScopeContext.Provider value={scope}>
        <SliceContext.Provider value={first?.renderSlice ?? null}>
          {isReady && <RouteView emit={emit} firstScreen={first?.screen} {...view} />}
        </SliceContext.Provider>
      </ProductScopeContext.Provider>
    </HuiqiProvider>
  );
}

function Session({ onTokenChange }: Pick<WidgetProps, 'onTokenChange'>) {
  useTokenChanges(onTokenChange);
  const client = useClient();
  const toast = useToast();
  // The list replaces the product, and says why (spec 1 §8).
  useEffect(
    () =>
      client.subscribe((event) => {
        if (event.type === 'product-off-shelf') toast.error(event.userMessage);
      }),
    [client, toast],
  );
  return null;
}
