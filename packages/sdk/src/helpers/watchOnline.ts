/** Whether the browser knows that there is no network; Node and unknown count as online. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false;

/** Hears when the network goes and comes. Answers with the function that ends it. */
export function watchOnline(onChange: (online: boolean) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const online = () => onChange(true);
  const offline = () => onChange(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}
