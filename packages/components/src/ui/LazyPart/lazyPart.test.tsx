import { Component, Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazyPart.js';
import { CodeError, loadCode } from './loadCode.js';

// React reports what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const Part = ({ name }: { readonly name: string }) => <p>{name}的授权</p>;

/** Code that fails to load a number of times. */
function failing(times: number, Shown = Part) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Shown };
  });
}

function form(Shown: ReturnType<typeof lazyPart<{ name: string }>>) {
  return function Form() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <input aria-label="企业" />
        <button onClick={() => setOpen(true)}>授权</button>
        <Suspense fallback={null}>{isOpen && <Shown name="明月食品" />}</Suspense>
      </main>
    );
  };
}

it('requests code again that failed once', async () => {
  const load = failing(1);
  await expect(loadCode(load, [0])).resolves.toEqual({ default: Part });
  expect(load).toHaveBeenCalledTimes(2);
});

it('rejects with a CodeError that names the cause', async () => {
  const failure = await loadCode(failing(9), [0, 0]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CodeError);
  expect((failure as CodeError).cause).toBeInstanceOf(TypeError);
});

it('says in place of the part that it is missing, keeps what was typed, and tries again', async () => {
  const Form = form(lazyPart(failing(2), [0]));
  const screen = await render(<Form />);
  const typed = screen.getByLabelText('企业');
  await typed.fill('重庆明月食品有限公司');
  await screen.getByRole('button', { name: '授权' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('这部分内容没有加载成功');
  await expect.element(typed).toHaveValue('重庆明月食品有限公司');
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(screen.getByText('明月食品的授权')).toBeVisible();
  await expect.element(typed).toHaveValue('重庆明月食品有限公司');
});

it('leaves a fault of the part itself to those around it', async () => {
  class Around extends Component<{ children: ReactNode }, { readonly said?: string }> {
    override state: { readonly said?: string } = {};
    static getDerivedStateFromError = (error: Error) => ({ said: error.message });
    override render() {
      return this.state.said ?? this.props.children;
    }
  }
  const Broken = lazyPart(
    failing(0, () => {
      throw new Error('坏了');
    }),
  );
  const screen = await render(
    <Around>
      <Suspense fallback={null}>
        <Broken name="" />
      </Suspense>
    </Around>,
  );
  await expect.element(screen.getByText('坏了')).toBeInTheDocument();
});
