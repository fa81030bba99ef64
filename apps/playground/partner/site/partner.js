// The partner's page: it passes its user's token to the widget, listens to it, and knows nothing else of the platform.
const byId = (id) => document.getElementById(id);
const widget = document.querySelector('huiqi-app');
const state = byId('login-state');
let signedIn = false;
let expired = false;

/** Adds a line on top of a list; as text, because the page forbids anything else. */
function addLine(list, text) {
  const line = document.createElement('li');
  line.textContent = text;
  list.prepend(line);
  while (list.children.length > 50) list.lastElementChild.remove();
}

// Called by the widget whenever it needs a token; the exchange's secret stays on this site's server.
async function fetchToken({ reason, signal }) {
  addLine(byId('events'), `fetchToken ${reason}`);
  if (!signedIn) return null;
  if (byId('no-token').checked) throw new Error('the partner backend is down');
  if (expired) {
    expired = false;
    return { token: 'a-token-that-has-ended', expiresAt: Date.now() + 60_000 };
  }
  const response = await fetch('/token', { method: 'POST', signal });
  if (!response.ok) throw new Error(`/token: ${response.status}`);
  return response.json();
}

/** Another user, or none: setting the property again makes the widget request a token. */
const renew = () => {
  widget.fetchToken = (request) => fetchToken(request);
};
renew();

widget.onEvent = (event) => addLine(byId('events'), JSON.stringify(event));

let resume;
widget.addEventListener('huiqi-login-required', ({ detail }) => {
  ({ resume } = detail);
  state.textContent = '贷款服务需要登录';
  byId('login').focus();
});

byId('login').addEventListener('click', () => {
  signedIn = !signedIn;
  state.textContent = signedIn ? '已登录：明月食品' : '未登录';
  byId('login').textContent = signedIn ? '退出' : '登录';
  if (signedIn && resume) resume();
  else renew();
  resume = undefined;
});
byId('expire').addEventListener('click', () => {
  expired = true;
  renew();
});
byId('mode').addEventListener('change', ({ target }) => {
  widget.appearance = { mode: target.value };
});
byId('move').addEventListener('click', () => {
  const [from, to] = [byId('place-a'), byId('place-b')];
  (widget.parentElement === from ? to : from).append(widget);
});
byId('remove').addEventListener('click', () => {
  const place = widget.parentElement;
  widget.remove();
  setTimeout(() => place.append(widget), 1_000);
});
byId('hostile').addEventListener('change', ({ target }) => {
  byId('hostile-style')?.remove();
  if (!target.checked) return;
  const link = document.createElement('link');
  Object.assign(link, { id: 'hostile-style', rel: 'stylesheet', href: 'hostile.css' });
  document.head.append(link);
});

// The widget calls with the page's fetch, as on every page. The first call after a choice fails, and repeated ones of it.
const { fetch: send } = window;
let failing;
window.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const code = byId('error').value;
  if (code && pathname.startsWith('/api/')) failing ??= `${request.method} ${pathname}`;
  const isFailing = code && failing === `${request.method} ${pathname}`;
  return isFailing ? send(`/errors/${code}`, { signal: request.signal }) : send(request);
};
byId('error').addEventListener('change', () => {
  failing = undefined;
});
send('/errors')
  .then((response) => response.json())
  .then((messages) => {
    for (const [code, message] of Object.entries(messages))
      byId('error').append(new Option(`${code} ${message}`, code));
  });

const query = new URLSearchParams(location.search);
byId('policy').value = query.get('policy') ?? 'strict';
byId('policy').addEventListener('change', ({ target }) => {
  location.search = `?policy=${target.value}`;
});

new EventSource('/webhooks/events').addEventListener('message', ({ data }) => {
  addLine(byId('webhooks'), data);
});
