import { useEffect, useRef } from 'react';
import type { HuiqiClient, HuiqiEvent, UserInfo } from '@huiqi/sdk';
import { useToast } from '@huiqi/components/ui';
import { useLocation } from 'wouter';
import type { Desktop } from '../desktop/Desktop.js';
import { useDesktop } from '../desktop/DesktopContext.js';
import { deskOf } from '../shell/deskOf.js';
import { setLoginReason } from './loginReason.js';

interface Reactions {
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly toast: ReturnType<typeof useToast>;
  readonly signOut: () => void;
  /** The signed-in user; null for a visitor. */
  readonly user: UserInfo | null;
  /** The desktop client around the site; null in a browser. */
  readonly desktop: Desktop | null;
}

/** Pages whose forms say themselves what went wrong. */
const saysItself = new Set(['/login', '/register', '/forgetPassword']);

function react(event: HuiqiEvent, { go, toast, signOut, user, desktop }: Reactions): void {
  switch (event.type) {
    case 'session-expired':
    case 'login-required':
      if (location.pathname === '/login') return signOut();
      // The login page says why the session ended (spec 1 §8).
      setLoginReason(event.type === 'session-expired' || user ? 'expired' : 'required');
      signOut();
      go(event.redirectTo);
      return;
    case 'not-found':
      go(event.redirectTo);
      return;
    case 'product-off-shelf':
    case 'order-missing':
      toast.error(event.userMessage);
      // Back must not lead to what is not there, and from there forward again. Staff may not enter the user centre.
      go((event.type === 'order-missing' && user && deskOf(user)) || event.redirectTo, {
        replace: true,
      });
      return;
    case 'too-frequent':
      if (!saysItself.has(location.pathname)) toast.error(event.userMessage);
      return;
    case 'desktop-login':
      if (!desktop) return go('/login');
      // The page stays as it is, with its form, also when the client cannot be reached: the bar above it says why.
      desktop.openLogin().catch(() => toast.error(event.userMessage));
  }
}

/** The SDK says what should happen; this is how the site does it (spec 1 §8). */
export function useSiteEvents(
  client: HuiqiClient,
  user: UserInfo | null,
  signOut: () => void,
): void {
  const toast = useToast();
  const [, go] = useLocation();
  const desktop = useDesktop();
  const present = useRef(user);
  useEffect(() => {
    present.current = user;
  }, [user]);
  useEffect(() => {
    return client.subscribe((event) =>
      react(event, { go, toast, signOut, user: present.current, desktop }),
    );
  }, [client, go, toast, signOut, desktop]);
}
