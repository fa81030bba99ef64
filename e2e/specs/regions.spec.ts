import { openAs } from '../support/openAs.js';
import { png } from '../support/sampleFiles.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'regions' });

const operator = '13800000006';
const admin = '13800000007';

test('an operator changes the look of the county, an administrator approves it, and visitors see it at once', async ({
  browser,
  server,
}) => {
  const desk = await openAs({ browser, server }, operator, '/manage/regions');
  await desk
    .getByRole('row', { name: /^垫江县/ })
    .getByRole('link')
    .click();
  await desk.getByRole('button', { name: '修改', exact: true }).click();
  await expect(desk.getByLabel('路径')).toHaveValue('dianjiang');
  const colour = desk.getByLabel('主色', { exact: true });
  await colour.fill('#ffcc00');
  await expect(desk.getByText(/文字看不清/)).toBeVisible();
  await colour.fill('#7a1f3d');
  await desk.getByLabel('“登录”的文字').fill('平台和银行都不委托中介代办。');
  await desk
    .getByLabel('“用户协议”的文字')
    .fill('企业办理全程免费\n# 协议的范围\n自2027年1月1日起生效。');
  const banners = desk.getByRole('group', { name: '首页轮播图' });
  await banners.getByRole('button', { name: '添加轮播图' }).click();
  const banner = banners.getByRole('listitem').last();
  await banner.getByLabel(/^标题/).fill('金秋助企月');
  await banner.locator('input[type=file]').setInputFiles({
    name: '横幅.png',
    mimeType: 'image/png',
    buffer: png(120, 40),
  });
  await desk
    .getByRole('dialog', { name: '裁剪图片' })
    .getByRole('button', { name: '使用' })
    .click();
  await expect(banner.getByRole('img', { name: '金秋助企月' })).toBeVisible();
  await desk.getByRole('button', { name: '提交审核' }).click();
  await expect(desk.getByText(/需要由其他人审核/)).toBeVisible();

  const office = await openAs({ browser, server }, admin, '/manage/changes?state=SUBMITTED');
  await office.getByRole('link', { name: '垫江县', exact: true }).click();
  await expect(office.getByRole('cell', { name: /金秋助企月/ })).toBeVisible();
  await office.getByRole('button', { name: '通过', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(office.getByText('这项修改已发布。')).toBeVisible();

  const visitor = await openAs({ browser, server }, null, '/homePage');
  await expect(visitor.getByText('金秋助企月').first()).toBeAttached();
  await expect
    .poll(() =>
      visitor.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--huiqi-color-primary').trim(),
      ),
    )
    .toBe('#7a1f3d');
  await visitor.goto(`${server.url}/login`);
  await expect(visitor.getByText('平台和银行都不委托中介代办。')).toBeVisible();
  await visitor.goto(`${server.url}/userAgreement`);
  await expect(visitor.getByRole('heading', { level: 2, name: /协议的范围/ })).toBeVisible();
  await expect(visitor.getByText('自2027年1月1日起生效。')).toBeVisible();
  await expect(visitor.getByText('生效日期见正文').first()).toBeVisible();
});

test('the address of a region that is not served leads to the same page of the default one', async ({
  browser,
  server,
}) => {
  const visitor = await openAs({ browser, server }, null, '/fengdu/loan?term=7-12');
  await expect(visitor).toHaveURL(/\/loan\?term=7-12$/);
  await expect(visitor.getByRole('banner')).toContainText('垫江县');
});
