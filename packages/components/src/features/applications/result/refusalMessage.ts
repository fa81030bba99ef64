import { sessionWebStorage } from '@huiqi/sdk';

/** The server's message about the last refused application; kept for the tab, as an address can be forged. */
const key = 'apply-refusal';

interface Refusal {
  readonly orderId: string | null;
  readonly productId: string;
  readonly failReason?: string | null | undefined;
}

const idOf = ({ orderId, productId, failReason }: Refusal): string =>
  JSON.stringify([orderId ?? '', productId, failReason ?? '']);

/** Keeps the server's message for the page that shows the refusal. */
export function keepRefusalMessage(refusal: Refusal, msg: string | null): void {
  const storage = sessionWebStorage();
  if (msg === null || msg.trim() === '') storage.remove(key);
  else storage.set(key, JSON.stringify({ of: idOf(refusal), msg }));
}

/** The server's message about this refusal; null for any other. */
export function readRefusalMessage(refusal: Refusal): string | null {
  try {
    const kept: unknown = JSON.parse(sessionWebStorage().get(key) ?? 'null');
    const { of, msg } = (kept ?? {}) as { readonly of?: unknown; readonly msg?: unknown };
    return of === idOf(refusal) && typeof msg === 'string' ? msg : null;
  } catch {
    return null;
  }
}
