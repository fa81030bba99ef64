// The partner's site and the desktop client are separate programs, one and two ports further on (npm start).
const port = Number(location.port || 0);
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-port]')) {
  const path = link.dataset['path'] ?? '/';
  if (port > 0) link.href = `http://127.0.0.1:${port + Number(link.dataset['port'])}${path}`;
  else link.replaceWith(link.textContent);
}
