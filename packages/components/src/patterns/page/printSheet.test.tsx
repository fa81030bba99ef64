import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { DetailPage } from '../DetailPage/DetailPage.js';
import { emulateMedia } from './emulateMedia.fixture.js';

afterEach(() => emulateMedia());

const draw = () =>
  render(
    <div className={themeRoot}>
      <header>惠企平台</header>
      <DetailPage
        back={{ label: '我的申请', href: '#orders' }}
        name="惠农振兴贷"
        giver="重庆农村商业银行"
        figures={[{ label: '申请金额', value: '50', unit: '万元' }]}
        sections={[
          { id: 'facts', title: '申请信息', content: <button type="button">查看</button> },
          {
            id: 'files',
            title: '已提交材料',
            content: (
              <button type="button" data-printed>
                合同.pdf
              </button>
            ),
          },
        ]}
        aside={{ label: '下一步', action: { label: '继续填写' } }}
        printed={['DJ20261120000123', '2026-11-20']}
      />
    </div>,
  );

it('prints a page as a document: its number above, nothing to press but what is named, no navigation', async () => {
  const screen = await draw();
  const running = screen.getByText('DJ20261120000123 · 2026-11-20');
  const ofScreen = ['惠企平台', '我的申请', '继续填写', '查看', '打印'].map((text) =>
    screen.getByText(text, { exact: true }),
  );
  await expect.element(running).not.toBeVisible();
  for (const part of ofScreen) await expect.element(part).toBeVisible();
  await emulateMedia({ media: 'print' });
  await expect.element(running).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ofScreen) await expect.element(part).not.toBeVisible();
  await expect.element(screen.getByText('合同.pdf')).toBeVisible();
});

it('numbers the printed pages', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const pages = rules.filter((rule) => rule instanceof CSSPageRule).map(({ cssText }) => cssText);
  expect(pages.join()).toMatch(/@bottom-right.*counter\(page\)/s);
});
