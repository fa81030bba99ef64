// The partner's own page: listens to the widget and responds to its login request.
const names = ['ready', 'login-required', 'order-submitted', 'resize', 'error'];
const log = document.querySelector('#events');
const widget = document.querySelector('huiqi-app');
const state = document.querySelector('#login-state');

for (const name of names) {
  document.addEventListener(`huiqi:${name}`, (event) => {
    const line = document.createElement('li');
    line.textContent = `${event.type} ${JSON.stringify(event.detail)}`;
    log.prepend(line);
    while (log.children.length > 50) log.lastElementChild.remove();
    if (name === 'login-required') state.textContent = '组件请求登录，请点击“合作方登录”';
  });
}

// Stands in for the partner's backend, which authenticates its user and issues a short-lived token.
async function partnerBackend() {
  const bytes = new TextEncoder().encode('Huiqi@2026');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const answer = await fetch('/api/huiqi/user/login/passwd', {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'Content-Type': 'application/json',
      'X-Session-Mode': 'token',
      'X-Request-Id': crypto.randomUUID().replaceAll('-', ''),
      'X-Source': 'WEB',
    },
    body: JSON.stringify({
      type: 'FRONT',
      telPhone: '13800000001',
      password: btoa(String.fromCharCode(...digest)),
    }),
  });
  const token = answer.headers.get('X-Access-Token');
  if (!token) throw new Error(`login failed: ${answer.status}`);
  return token;
}

document.querySelector('#partner-login').addEventListener('click', async () => {
  state.textContent = '登录中';
  try {
    const token = await partnerBackend();
    widget.fetchToken = async () => token;
    state.textContent = '已登录';
  } catch {
    state.textContent = '登录失败';
  }
});

document.querySelector('#move').addEventListener('click', () => {
  document.querySelector('#place-b').append(widget);
});
