import { expect, request, test, type Page } from '@playwright/test';
import {
  fillBank,
  fillBatch,
  fillEvaluation,
  fillNews,
  fillOrganisation,
  fillPolicy,
  fillProduct,
  fillService,
  fillStaff,
  type NewProduct,
} from '../support/countyContent.js';
import { company, register, startWithCompany } from '../support/applicant.js';
import {
  fillCompany,
  fillLoan,
  fillRest,
  longForm,
  next,
  shortForm,
} from '../support/countyForm.js';
import { addEntry, designForm, editor } from '../support/formDesigner.js';
import { approve, begin, field, fillIn, submitChange } from '../support/manage.js';
import { openAs } from '../support/openAs.js';
import { enter, type Site } from '../support/people.js';
import { Sandbox } from '../support/sandbox.js';
import type { TestServer } from '../support/server.js';
import { startSetUp } from '../support/setUpServer.js';

const first = { phone: '13900000001', name: '李主任' };
const second = { phone: '13900000002', name: '王审核' };
const banks = ['垫江农村商业银行', '明月村镇银行'] as const;
const category = '振兴贷';
const bigLoan = { name: '振兴贷', bank: banks[0], category };
const smallLoan = { name: '快捷贷', bank: banks[1], category };
const copiedLoan = '助农贷';
const publisher = '垫江县人力资源和社会保障局';
const policy = '稳岗补贴实施办法';
const organisation = '垫江企服中心';

let server: TestServer;
let passwords: readonly string[];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ server, passwords } = await startSetUp([first, second]));
});
test.afterAll(() => server.stop());

test('a county is run without a developer', async ({ browser }) => {
  test.setTimeout(500_000);
  const sandbox = new Sandbox(await request.newContext(), server.url, 'county');
  const site: Site = { browser, server, sandbox };
  const visitor = await openAs(site, null, '/');
  await expect(visitor.getByText('还没有发布动态')).toBeVisible();

  const li = await enter(site, first.phone, passwords[0]);
  const wang = await enter(site, second.phone, passwords[1]);

  await test.step('a county is opened as a copy of the one that `npm run setup` loaded', async () => {
    await li.goto('/manage/regions');
    await li
      .getByRole('row', { name: /^垫江县/ })
      .getByRole('link')
      .first()
      .click();
    await li.getByRole('button', { name: '复制为新内容' }).click();
    await fillIn(li, { 名称: '丰都县', 简称: '丰都', 路径: 'fengdu' });
    await field(li, '所在地区').selectOption({ label: '重庆市丰都县' });
    await submitChange(li, '丰都开通');
    await approve(wang, '丰都县');
    const neighbour = await openAs(site, null, '/fengdu/homePage');
    await expect(neighbour.getByRole('banner')).toContainText('丰都县');
  });

  await test.step('operators are made by one administrator and approved by the other', async () => {
    const role = '运营人员';
    await begin(li, 'staff');
    await fillStaff(li, { name: '赵运营', phone: '13900000011', role });
    await submitChange(li, '新入职');
    await approve(wang, '赵运营');
    await begin(wang, 'staff');
    await fillStaff(wang, { name: '钱运营', phone: '13900000012', role });
    await submitChange(wang, '新入职');
    await approve(li, '钱运营');
  });
  const zhao = await enter(site, '13900000011');
  const qian = await enter(site, '13900000012');

  /** Something that one operator makes and the other approves. */
  const make = async (folder: string, title: string, fill: (page: Page) => Promise<unknown>) => {
    await begin(zhao, folder);
    await fill(zhao);
    await submitChange(zhao, '平台开通');
    await approve(qian, title);
  };
  const makeProduct = (product: NewProduct, form: typeof longForm) =>
    make('products', product.name, async (page) => {
      await fillProduct(page, product);
      await designForm(page, form);
    });

  await test.step('banks, a category and products', async () => {
    await begin(zhao, 'products');
    await expect(zhao.getByText('还没有银行可以选择，请先在“内容管理”中新增')).toBeVisible();
    for (const bank of banks) await make('banks', bank, (page) => fillBank(page, bank));
    await make('categories', category, (page) => fillIn(page, { 名称: category }));
    await makeProduct(bigLoan, longForm);
    await makeProduct(smallLoan, shortForm);
    await visitor.goto('/loan');
    for (const { name } of [bigLoan, smallLoan])
      await expect(visitor.getByRole('article', { name, exact: true })).toBeVisible();
  });

  await test.step('a publisher and a policy with slots and a template', async () => {
    await make('publishers', publisher, (page) => fillIn(page, { 名称: publisher }));
    await make('policies', policy, (page) => fillPolicy(page, policy, publisher));
    await visitor.goto('/totalPolicy/list');
    await visitor.getByRole('link', { name: policy }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: policy })).toBeVisible();
    await expect(visitor.getByText('每人补贴500元')).toBeVisible();
  });

  await test.step('an organisation with a service, a department, an activity, a batch, news', async () => {
    await make('organisations', organisation, (page) => fillOrganisation(page, organisation));
    await make('services', '执照代办', (page) => fillService(page, '执照代办', organisation));
    await make('departments', '县发展改革委', (page) => fillIn(page, { 名称: '县发展改革委' }));
    await make('evaluations', '服务评议', (page) => fillEvaluation(page, '服务评议'));
    await make('coupons', '财税服务券', (page) => fillBatch(page, '财税服务券'));
    await make('news', '平台上线', (page) => fillNews(page, '平台上线'));
    await visitor.goto('/');
    await expect(visitor.getByRole('link', { name: '平台上线' }).first()).toBeVisible();
  });

  await test.step("a bank's officer and the staff of the organisation", async () => {
    await make('staff', '孙信贷', async (page) => {
      await fillStaff(page, { name: '孙信贷', phone: '13900000013', role: '金融机构' });
      await field(page, '银行').selectOption({ label: banks[0] });
    });
    await make('staff', '周服务', async (page) => {
      await fillStaff(page, { name: '周服务', phone: '13900000014', role: '服务机构' });
      await field(page, '服务机构').selectOption({ label: organisation });
    });
  });
  const sun = await enter(site, '13900000013');
  const zhou = await enter(site, '13900000014');

  await test.step("each keeps what is theirs: the officer copies a product of the bank's", async () => {
    await sun.goto('/manage/products');
    await expect(sun.getByRole('row', { name: smallLoan.name })).toHaveCount(0);
    await sun.getByRole('row', { name: bigLoan.name }).getByRole('link').first().click();
    await sun.getByRole('button', { name: '复制为新内容' }).click();
    await field(sun, '名称').fill(copiedLoan);
    await submitChange(sun, '面向农户');
    await approve(qian, copiedLoan);
    await zhou.goto('/manage');
    await expect(zhou.getByRole('heading', { name: '您没有查看这个页面的权限' })).toBeVisible();
    await visitor.goto('/loan');
    await expect(visitor.getByRole('article', { name: copiedLoan, exact: true })).toBeVisible();
  });

  const applicant = await register(site, '13900000201');
  await test.step('an applicant binds a company and fills in a form of every kind of entry', async () => {
    await startWithCompany(applicant, site, bigLoan.name);
    await fillCompany(applicant);
    await next(applicant).click();
    await fillLoan(applicant);
    await applicant.getByRole('button', { name: '保存', exact: true }).click();
    await expect(applicant).toHaveURL(/orderId=/);
    await next(applicant).click();
    await fillRest(applicant);
    await expect(applicant.getByRole('heading', { name: '核对信息' })).toBeVisible();
    for (const text of ['食品加工', '2026-06', '4.35%', '2027-01-01 至 2027-12-31', '正本.pdf'])
      await expect(applicant.getByRole('main')).toContainText(text);
    await applicant.getByRole('checkbox').check();
  });

  await test.step('meanwhile the form changes, which approvers see as a difference', async () => {
    await zhao.goto('/manage/products');
    await zhao.getByRole('row', { name: bigLoan.name }).getByRole('link').first().click();
    await zhao.getByRole('button', { name: '修改', exact: true }).click();
    await zhao.getByRole('tab', { name: '表单设计' }).click();
    await zhao.getByRole('button', { name: /^员工人数/ }).click();
    await editor(zhao).getByLabel('最大值', { exact: true }).fill('20');
    await addEntry(zhao, { add: '单行文本', isRequired: true, texts: { 标签: '主营产品' } });
    await submitChange(zhao, '只受理小微企业');
    await approve(qian, bigLoan.name, async () => {
      await expect(qian.getByRole('cell', { name: '最大值：20' })).toBeVisible();
      await expect(qian.getByRole('rowheader', { name: '贷款申请 · 主营产品' })).toBeVisible();
    });
  });

  await test.step('a submission is refused by field; what was typed stays; a saved application says so', async () => {
    const submit = applicant.getByRole('button', { name: '提交申请' });
    await submit.click();
    await expect(applicant.getByText('此产品的申请表单刚刚调整过')).toBeVisible();
    await expect(applicant.getByLabel('员工人数')).toHaveValue('36');
    await expect(applicant.getByLabel('主营产品')).toHaveAttribute('aria-invalid', 'true');
    await applicant.goto('/userCenter/orders');
    await applicant.getByRole('link', { name: /继续填写/ }).click();
    await expect(applicant.getByText('您保存申请后，此产品有调整')).toBeVisible();
    await next(applicant).click();
    await expect(applicant.getByLabel('贷款用途')).toHaveValue('采购原材料');
    await applicant.getByLabel('主营产品').fill('榨菜');
    await next(applicant).click();
    await expect(applicant.getByLabel('员工人数')).toHaveAttribute('aria-invalid', 'true');
    await applicant.getByLabel('员工人数').fill('20');
    for (let step = 0; step < 3; step += 1) await next(applicant).click();
    await applicant.getByRole('checkbox').check();
    await submit.click();
    await expect(applicant.getByRole('heading', { name: '申请已提交' })).toBeVisible();
  });

  await test.step("the bank's officer reads the application and grants it; the applicant sees it", async () => {
    await sun.goto('/applicationManage');
    await sun.getByRole('row', { name: company.name }).getByRole('link').first().click();
    for (const text of ['主营产品', '榨菜', '员工人数', '正本.pdf'])
      await expect(sun.getByRole('main')).toContainText(text);
    await sun.getByRole('button', { name: '通过申请' }).click();
    const decision = sun.getByRole('dialog');
    await decision.getByRole('textbox').fill('资料齐全，同意授信');
    await decision.getByRole('button', { name: '通过申请' }).click();
    await expect(decision).toBeHidden();
    await expect(sun.getByText('已授信').first()).toBeVisible();
    await applicant.goto('/userCenter/orders');
    await expect(applicant.getByRole('row', { name: bigLoan.name })).toContainText('已授信');
  });
});
