import { createHash } from 'node:crypto';

const password = 'Huiqi@2026';
const owner = '13800000001';
const officer = '13800000005';
const operator = '13800000006';
/** Of the sample: a product, an order with a report, and a policy that the owner has not declared. */
const product = '100001';
const reportedOrder = '10000072';
const policy = '5060';

/** Signs a page in without the login page. */
async function signIn(screen, telPhone) {
  await screen.open('/login');
  const sent = JSON.stringify({
    type: 'FRONT',
    telPhone,
    password: createHash('sha256').update(password).digest('base64'),
  });
  await screen.until(`a session of ${telPhone}`, () =>
    screen.run(`fetch('/api/huiqi/user/login/passwd', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'web-engines-000001', 'x-session-mode': 'cookie' },
      body: ${JSON.stringify(sent)},
    }).then((response) => response.ok)`),
  );
}

const next = (screen) => screen.press('button', '^下一步$');

/** Fills the form of a loan up to the number of the order. */
async function fillLoan(screen) {
  await screen.find('heading', '企业信息');
  await screen.choose('纳税信用等级', 'A');
  await next(screen);
  await screen.type('申请金额', '80');
  await screen.choose('贷款期限', '12');
  await screen.press('radio');
  await screen.type('贷款用途', '采购原材料');
  await next(screen);
  await screen.type('联系人', '周明');
  await screen.type('联系电话', owner);
  await next(screen);
  await screen.find('heading', '核对信息');
  await screen.press('checkbox');
  await screen.press('button', '^提交');
  await screen.shows('DJ\\d{14}');
}

/** Uploads what a step of a declaration asks for. */
async function uploadAll(screen, file) {
  const empty = `[...document.querySelectorAll('[role=group],fieldset')].filter((one) => one.querySelector('input[type=file]') && !one.textContent.includes('已上传'))`;
  const count = () => screen.run(`${empty}.length`);
  for (let left = await screen.until('empty slots', count); left > 0; left -= 1) {
    const slot = await screen.page.element(`${empty}[0].querySelector('input[type=file]')`);
    await slot.upload(file);
    await screen.until('a sent file', async () => (await count()) < left);
  }
}

/** What users do, by name: each begins on a page without a session. */
export const journeys = {
  async market(screen) {
    await screen.open('/loan');
    await screen.choose('^担保方式$', '信用');
    await screen.isAt(/guaranteeType=CREDIT/);
    await screen.press('button', '移除条件 担保方式：信用');
    await screen.isAt(/\/loan$/);
    await screen.find('article');
  },
  async detail(screen) {
    await screen.open('/loan');
    await screen.press('link', '^查看详情');
    await screen.isAt(/\/productDetail\/\d+/);
    await screen.find('button', '^立即申请');
  },
  async login(screen) {
    await screen.open('/login');
    await screen.type('手机', owner);
    await screen.type('^密码', password);
    await screen.press('button', '^登录$');
    await screen.isAt(/^(?!.*\/login)/);
    await screen.open('/userCenter/orders');
    await screen.find('heading', '.');
    await screen.isAt(/\/userCenter\/orders/);
  },
  async application(screen) {
    await signIn(screen, owner);
    await screen.open(`/productDetail/${product}`);
    await screen.press('button', '^立即申请');
    await screen.press('radio', '重庆明月食品有限公司', { within: 'dialog' });
    await screen.press('button', '^下一步$', { within: 'dialog' });
    await screen.isAt(/\/productApply/);
    await fillLoan(screen);
  },
  async orders(screen) {
    await signIn(screen, owner);
    await screen.open('/userCenter/orders');
    await screen.shows('DJ\\d{14}');
    await screen.open(`/loanDetail?orderId=${reportedOrder}`);
    await screen.find('link', '查看企业报告');
  },
  async notices(screen) {
    await signIn(screen, owner);
    await screen.open('/userCenter/notices');
    await screen.choose('^状态', 'UNREAD');
    await screen.isAt(/noticeStatus=UNREAD/);
    await screen.press('button', '^消息通知');
    await screen.find('link', '查看全部消息', { within: 'dialog' });
  },
  async declaration(screen, { pdf }) {
    await signIn(screen, owner);
    await screen.open(`/totalPolicy/applyMsg?policyId=${policy}`);
    await screen.type('联系人', '王明月');
    await screen.type('联系电话', '13900000001');
    await next(screen);
    await uploadAll(screen, pdf);
    await next(screen);
    await uploadAll(screen, pdf);
    await next(screen);
    await screen.press('button', '^提交申报');
    await screen.isAt(/\/policy\/user$/);
  },
  async decision(screen) {
    await signIn(screen, operator);
    await screen.open('/policyManage');
    await screen.press('link', '.', { within: 'table' });
    await screen.press('button', '^审核通过');
    await screen.press('button', '^审核通过', { within: 'dialog' });
    await screen.shows('已审核通过');
  },
  async report(screen) {
    await signIn(screen, owner);
    await screen.open(`/creditReport?orderId=${reportedOrder}`);
    await screen.find('heading', '供应链');
    // Keeps what is made for the download.
    await screen.run(`(() => {
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        if (blob.type === 'application/pdf') blob.slice(0, 5).text().then((text) => { window.made = text; });
        return create.call(URL, blob);
      };
    })()`);
    await screen.press('button', '下载 PDF');
    await screen.until('a PDF', async () => (await screen.run('window.made')) === '%PDF-');
  },
  async widget(screen, { partner }) {
    await screen.page.goto(partner);
    await screen.find('article');
    await screen.press('button', '^登录$');
    // The first is applied for above.
    await screen.press('link', '查看详情|详情', { at: 1 });
    await screen.press('button', '^立即申请');
    await screen.press('radio', undefined, { within: 'dialog' });
    await screen.press('button', '^下一步$', { within: 'dialog' });
    await screen.find('heading', '企业信息');
  },
};

export const staff = { officer, operator };
export { signIn, owner, reportedOrder };
