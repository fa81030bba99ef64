import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { FactText } from './FactText.js';

it('shows pictures, named by the words of their line or by the field', async () => {
  const { container } = await render(
    <>
      <FactText term="标志图片" value="/api/huiqi/user/picture/7f3a" />
      <FactText term="轮播图" value={'找贷款 · /loan · /assets/banners/loan.svg\n续贷 · /loan'} />
    </>,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((one) => [one.getAttribute('src'), one.alt])).toEqual([
    ['/api/huiqi/user/picture/7f3a', '标志图片'],
    ['/assets/banners/loan.svg', '找贷款 · /loan'],
  ]);
  expect(container.textContent).toBe('找贷款 · /loan\n\n续贷 · /loan');
});

it('has its term at the top of the picture', async () => {
  const { container } = await render(
    <DescriptionList
      items={[
        {
          term: '标志图片',
          value: <FactText term="标志图片" value="/api/huiqi/user/picture/7f3a" />,
        },
      ]}
    />,
  );
  const topOf = (tag: string) => container.querySelector(tag)?.getBoundingClientRect().top ?? NaN;
  expect(Math.abs(topOf('dt') - topOf('img'))).toBeLessThan(6);
});
