import { useEffect } from 'react';
import type { HuiqiClient, HuiqiEvent } from '@huiqi/sdk';
import { useToast } from '@huiqi/components/ui';

export interface SiteNavigation {
  readonly path: () => string;
  readonly go: (to: string) => void;
}

type Toast = ReturnType<typeof useToast>;

function react(
  event: HuiqiEvent,
  navigation: SiteNavigation,
  toast: Toast,
  signOut: () => void,
): void {
  switch (event.type) {
    case 'session-expired':
    case 'login-required':
      signOut();
      if (navigation.path() === '/login') return;
      if (event.type === 'session-expired') toast.error(event.userMessage);
      navigation.go(event.redirectTo);
      return;
    case 'not-found':
      navigation.go(event.redirectTo);
      return;
    case 'product-off-shelf':
    case 'order-missing':
      toast.error(event.userMessage);
      navigation.go(event.redirectTo);
      return;
    case 'too-frequent':
      toast.error(event.userMessage);
      return;
    case 'desktop-login':
      navigation.go('/login');
  }
}

/** The SDK says what should happen; this is how the site does it (spec 1 §8). */
export function useSiteEvents(
  client: HuiqiClient,
  navigation: SiteNavigation,
  signOut: () => void,
): void {
  const toast = useToast();
  useEffect(
    () => client.subscribe((event) => react(event, navigation, toast, signOut)),
    [client, navigation, toast, signOut],
  );
}
