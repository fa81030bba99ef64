/** A visitor opens the product, logs in, fills in every step and finds the order among their own. */
export const applyFor = (productId) => async (page, origin) => {
  const button = (name) => page.getByRole('button', { name, exact: true });
  await page.goto(origin);
  await page.locator(`a[href="/products/${productId}"]`).click();
  await button('立即申请').click();
  await page.getByLabel(/手机/).first().fill('13800000001');
  await page.getByLabel(/^密码/).fill('Huiqi@2026');
  await button('登录').click();
  await button('立即申请').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('重庆明月食品有限公司').click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('纳税信用等级').selectOption('A');
  await button('下一步').click();
  await page.getByLabel(/申请金额/).fill('10');
  await page.getByLabel(/贷款期限/).selectOption('12');
  await page.getByRole('radio').first().check();
  await page.getByLabel(/贷款用途/).fill('采购原材料');
  await button('下一步').click();
  await page.getByLabel(/联系人/).fill('周明');
  await page.getByLabel(/联系电话/).fill('13800000001');
  await button('下一步').click();
  await page.getByRole('checkbox').check();
  const submitted = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /\/order\/user\/product\/\d+$/.test(response.url()),
  );
  await button('提交申请').click();
  const { data } = await (await submitted).json();
  await page.locator(`a[href="/orders?orderId=${data.orderId}"]`).first().waitFor();
};
