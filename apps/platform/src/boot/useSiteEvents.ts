import { useEffect } from 'react';
import type { HuiqiClient, HuiqiEvent } from '@huiqi/sdk';
import { useToast } from '@huiqi/components/ui';
import { useLocation } from 'wouter';

type Toast = ReturnType<typeof useToast>;

function react(
  event: HuiqiEvent,
  go: (to: string) => void,
  toast: Toast,
  signOut: () => void,
): void {
  switch (event.type) {
    case 'session-expired':
    case 'login-required':
      signOut();
      if (location.pathname === '/login') return;
      if (event.type === 'session-expired') toast.error(event.userMessage);
      go(event.redirectTo);
      return;
    case 'not-found':
      go(event.redirectTo);
      return;
    case 'product-off-shelf':
    case 'order-missing':
      toast.error(event.userMessage);
      go(event.redirectTo);
      return;
    case 'too-frequent':
      toast.error(event.userMessage);
      return;
    case 'desktop-login':
      go('/login');
  }
}

/** The SDK says what should happen; this is how the site does it (spec 1 §8). */
export function useSiteEvents(client: HuiqiClient, signOut: () => void): void {
  const toast = useToast();
  const [, navigate] = useLocation();
  useEffect(
    () => client.subscribe((event) => react(event, navigate, toast, signOut)),
    [client, navigate, toast, signOut],
  );
}
