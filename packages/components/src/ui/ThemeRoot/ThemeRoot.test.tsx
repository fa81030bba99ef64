import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.js';
import { rooted } from './rooted.js';
import { ThemeRoot } from './ThemeRoot.js';

const styleOf = (element: Element) => getComputedStyle(element);

it('keeps what a page passes on by inheritance out, and its layout in', async () => {
  const screen = await render(
    <div dir="rtl" className="host">
      <ThemeRoot>
        <p>年利率</p>
      </ThemeRoot>
    </div>,
  );
  const host = document.querySelector<HTMLElement>('.host')!;
  host.style.cssText = 'display: flex; letter-spacing: 9px; color: rgb(255, 0, 0); gap: 4px';
  const text = screen.getByText('年利率').element();
  expect(styleOf(text)).toMatchObject({ direction: 'ltr', letterSpacing: 'normal', margin: '0px' });
  expect(styleOf(text).color).not.toBe('rgb(255, 0, 0)');
  // No box between the host's flex container and our element.
  expect(styleOf(text.parentElement!).display).toBe('contents');
});

it('draws one root however deep they nest', async () => {
  const Inner = rooted(() => <output>内</output>, 'Inner');
  const Outer = rooted(() => <Inner />, 'Outer');
  const screen = await render(<Outer />);
  expect(screen.container.querySelectorAll('div')).toHaveLength(1);
});

it('hands a ref on', async () => {
  const RootedButton = rooted(Button, 'Button') as typeof Button;
  const ref = createRef<HTMLButtonElement>();
  const screen = await render(<RootedButton ref={ref}>申请</RootedButton>);
  expect(ref.current).toBe(screen.getByRole('button', { name: '申请' }).element());
  expect(RootedButton.displayName).toBe('Button');
});
