import type { QueryClient } from '@tanstack/react-query';
import type { HuiqiClient } from '@huiqi/sdk';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { besideBrand } from '../theme/defaultTheme.css.js';
import { themeRoot } from '../theme/index.js';
import { InsideContext } from '../ui/ThemeRoot/insideContext.js';
import { valuesOnly } from '../ui/ThemeRoot/ThemeRoot.css.js';
import { AdaptersContext, type ComponentAdapters } from '../ui/shared/ComponentAdapters.js';
import { PortalProvider } from '../ui/Portal/PortalProvider.js';
import { ToastProvider } from '../ui/Toast/ToastProvider.js';
import { CopyContext } from '../copy/CopyContext.js';
import type { CopyOverrides } from '../copy/CopyOverrides.js';
import type { Locale } from '../copy/Locale.js';
import { CrashBoundary, type CrashBoundaryProps } from './CrashBoundary.js';
import { HuiqiContext, type MissingResponse } from './context.js';
import { createQueryClient, type PreloadedResponse } from './createQueryClient.js';
import { webDraftStorage, type DraftStorage } from './draftStorage.js';

export interface HuiqiProviderProps extends CrashBoundaryProps {
  readonly client: HuiqiClient;
  /** Where dialogs and popovers render; inside a shadow root, an element of that root. */
  readonly portalContainer?: HTMLElement | null | undefined;
  /** The host's own texts, by domain and key. Does not affect legal texts and the server's. */
  readonly copy?: CopyOverrides | undefined;
  /** The language: `en` of `@huiqi/components/locale/en`. Defaults to that of an outer provider, or Chinese. */
  readonly locale?: Locale | undefined;
  /**
   * Class of a brand, which overrides values of the theme contract; with `--huiqi-color-primary` go the colours that follow
   * from it.
   */
  readonly theme?: string | undefined;
  /**
   * What gets our font, colours and reset: only our `components`, among the host's elements, or the whole `tree`, for a
   * page that consists of nothing else. Defaults to `components`.
   */
  readonly reset?: 'components' | 'tree' | undefined;
  /** The host's own components instead of ours. Defaults to those of an outer provider. A constant object. */
  readonly components?: ComponentAdapters | undefined;
  /** Where unfinished forms are stored. Defaults to the browser's storage. */
  readonly drafts?: DraftStorage | undefined;
  /** Responses that came with the page: rendered at once, and refetched when stale. */
  readonly preloaded?: readonly PreloadedResponse[] | undefined;
  /**
   * Called during server rendering with each read that has no response yet: preload it and render again. A constant
   * function.
   */
  readonly onMissingResponse?: ((missing: MissingResponse) => void) | undefined;
}

/** Everything the features need: client, query cache, theme, copy, portals and toasts. */
export function HuiqiProvider({
  client,
  portalContainer,
  copy,
  locale,
  theme,
  reset = 'components',
  components,
  drafts,
  preloaded,
  onMissingResponse,
  fallback,
  onError,
  children,
}: HuiqiProviderProps) {
  const queryClient = useOwnQueryClient(client, preloaded);
  useClearedAtEnd(queryClient);
  const [standardDrafts] = useState(webDraftStorage);
  const className = (base: string) => (theme ? `${base} ${besideBrand} ${theme}` : base);
  const around = useContext(CopyContext);
  const language = (locale ?? around.locale)?.tag ?? 'zh-CN';
  const [ownContainer, placeContainer] = useOwnContainer(
    portalContainer,
    className(themeRoot),
    language,
  );
  const value = useMemo(
    () => ({ client, queryClient, drafts: drafts ?? standardDrafts, onMissingResponse }),
    [client, queryClient, drafts, standardDrafts, onMissingResponse],
  );
  const texts = useMemo(
    () => ({ locale: locale ?? around.locale, overrides: copy ?? around.overrides }),
    [locale, copy, around],
  );
  const outer = useContext(AdaptersContext);
  const isTree = reset === 'tree';

  return (
    <HuiqiContext.Provider value={value}>
      {/* The host's own elements are in the host's language. */}
      <div
        className={className(isTree ? themeRoot : valuesOnly)}
        lang={isTree ? language : undefined}
      >
        <InsideContext.Provider value={isTree}>
          <PortalProvider container={ownContainer}>
            <CopyContext.Provider value={texts}>
              <AdaptersContext.Provider value={components ?? outer}>
                <ToastProvider>
                  <CrashBoundary fallback={fallback} onError={onError}>
                    {children}
                  </CrashBoundary>
                </ToastProvider>
              </AdaptersContext.Provider>
            </CopyContext.Provider>
          </PortalProvider>
        </InsideContext.Provider>
        <div ref={placeContainer} />
      </div>
    </HuiqiContext.Provider>
  );
}

// Created before it is attached: a container created with the first commit would change the context value, and a
// server-rendered page would be hydrated all at once.
function useOwnContainer(
  given: HTMLElement | null | undefined,
  className: string,
  language: string,
) {
  const [container] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  );
  const place = useCallback(
    (parent: HTMLElement | null) => {
      if (!container) return;
      container.setAttribute('class', className);
      container.setAttribute('lang', language);
      if (parent) (given ?? parent).append(container);
      else container.remove();
    },
    [container, given, className, language],
  );
  return [container, place] as const;
}

// Responses kept for five minutes would keep the tree, and its shadow root, in memory for as long.
function useClearedAtEnd(queryClient: QueryClient): void {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode remounts at once; the cache stays then.
      queueMicrotask(() => {
        if (!mounted.current) void dropResponses(queryClient);
      });
    };
  }, [queryClient]);
}

// Cancels pending queries first: a response that arrives later would be cached again.
async function dropResponses(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  setTimeout(() => queryClient.clear());
}

// One cache per client: what one user's client has read must not be shown to the next.
function useOwnQueryClient(
  client: HuiqiClient,
  preloaded?: readonly PreloadedResponse[],
): QueryClient {
  const [held, setHeld] = useState(() => ({ client, queryClient: createQueryClient(preloaded) }));
  if (held.client === client) return held.queryClient;
  const fresh = { client, queryClient: createQueryClient() };
  setHeld(fresh);
  return fresh.queryClient;
}
