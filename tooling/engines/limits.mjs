/** What views of phones and shells of desktops switch off: reading a storage throws, as where cookies are blocked. */
const withoutStorages = `
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
`;

/** What desktop shells often lack besides: workers, clipboard, notifications, windows, databases. Runs before scripts of a page. */
const withoutExtras = `
  delete Navigator.prototype.serviceWorker;
  delete Navigator.prototype.clipboard;
  delete Navigator.prototype.locks;
  for (const name of ['BroadcastChannel', 'Notification', 'SharedWorker', 'indexedDB']) delete window[name];
  window.open = () => null;
`;

export const shellLimits = withoutExtras + withoutStorages;
