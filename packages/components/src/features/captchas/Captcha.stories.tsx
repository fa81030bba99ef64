import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { CaptchaDialog } from './CaptchaDialog.js';
import type { CaptchaDialogProps } from './CaptchaDialogProps.js';
import { captchasCopy as copy } from './copy.js';
import { sampleGap, sampleGraphic, sampleSlide, sampleWork } from './samplePictures.js';
import { WorkCaptchaView } from './WorkCaptchaView.js';

const meta = { title: 'captchas/CaptchaDialog' } satisfies Meta;
export default meta;

/** The dialog and its parts are loaded on demand. */

const onSolved = fn();
const onOpenChange = fn();
const pictures: MockScenarios = {
  getGraphicCaptcha: () => ({ data: sampleGraphic() }),
  getSlideCaptcha: () => ({ data: sampleSlide() }),
  getWorkChallenge: { data: sampleWork },
};
const draw = (scenarios: MockScenarios = {}, props: Partial<CaptchaDialogProps> = {}) => (
  <HuiqiProvider client={createMockClient({ ...pictures, ...scenarios })}>
    <CaptchaDialog open onOpenChange={onOpenChange} onSolved={onSolved} {...props} />
  </HuiqiProvider>
);
const dialog = async () => within(await screen.findByRole('dialog'));

export const Graphic: StoryObj = {
  render: () => draw(),
  play: async () => {
    onSolved.mockClear();
    const inside = await dialog();
    const field = await inside.findByRole('textbox', { name: /图形验证码/ });
    await waitFor(() => expect(field).toHaveFocus());
    await inside.findByRole('img', { name: copy.pictureLabel });
    await userEvent.click(inside.getByRole('button', { name: copy.submit }));
    await expect(inside.getByText(copy.pictureNeeded)).toBeVisible();
    await userEvent.type(field, 'k7px{Enter}');
    await expect(onSolved).toHaveBeenCalledWith({
      captchaUid: sampleGraphic().key,
      pictureCaptcha: 'k7px',
    });
  },
};

export const GraphicRefused: StoryObj = {
  render: () => draw({}, { error: copy.pictureWrong }),
  play: async () => {
    const inside = await dialog();
    const field = await inside.findByRole('textbox', { name: /图形验证码/ });
    await expect(field).toHaveAccessibleDescription(new RegExp(copy.pictureWrong));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'A');
    await expect(field).not.toHaveAccessibleDescription(new RegExp(copy.pictureWrong));
  },
};

export const GraphicLoading: StoryObj = {
  render: () => draw({ getGraphicCaptcha: { hang: true } }),
};

export const GraphicFailed: StoryObj = {
  render: () => draw({ getGraphicCaptcha: { code: '100500' } }),
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('系统繁忙，请稍后重试')).toBeVisible();
  },
};

export const Sending: StoryObj = {
  render: () => draw({}, { busy: true }),
  play: async () => {
    const inside = await dialog();
    const button = await inside.findByRole('button', { name: copy.submit });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

async function slideTo(steps: number) {
  const inside = await dialog();
  await inside.findByRole('img', { name: copy.slideLabel });
  const slider = inside.getByRole('slider');
  slider.focus();
  await userEvent.keyboard(`{ArrowRight>${steps}/}{Enter}`);
  return { inside, slider };
}

export const Slide: StoryObj = {
  render: () => draw({ checkSlideCaptcha: { hang: true } }, { start: 'slide' }),
  play: async () => {
    const { inside } = await slideTo(30);
    await expect(await inside.findByText(copy.slideChecking)).toBeVisible();
  },
};

export const SlideSolved: StoryObj = {
  render: () =>
    draw(
      {
        checkSlideCaptcha: ({ body }) => {
          const { x } = body as { x: number };
          const success = Math.abs(x - sampleGap.x) <= 5;
          return { data: { success, code: success ? 'c2xpZGUtcHJvb2Yt' : null } };
        },
      },
      { start: 'slide' },
    ),
  play: async () => {
    onSolved.mockClear();
    const { inside } = await slideTo(sampleGap.x / 4);
    await expect(await inside.findByText(copy.slideSuccess)).toBeVisible();
    await expect(onSolved).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(onSolved).toHaveBeenCalledWith({ captchaProof: 'c2xpZGUtcHJvb2Yt' }),
    );
  },
};

export const SlideFailed: StoryObj = {
  render: () =>
    draw({ checkSlideCaptcha: { data: { success: false, code: null } } }, { start: 'slide' }),
  play: async () => {
    const { inside, slider } = await slideTo(10);
    await expect(await inside.findByText(copy.slideFail)).toBeVisible();
    await waitFor(() => expect(slider).toHaveValue('0'));
    await waitFor(() => expect(slider).toHaveFocus());
  },
};

export const SlideUnavailable: StoryObj = {
  render: () => draw({ getSlideCaptcha: { code: '003001' } }, { start: 'slide' }),
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('您操作太频繁了')).toBeVisible();
  },
};

export const Work: StoryObj = {
  render: () => draw({ getWorkChallenge: { hang: true } }, { start: 'work' }),
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText(copy.workRunning)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: copy.cancel }));
    await expect(await inside.findByRole('textbox', { name: /图形验证码/ })).toBeVisible();
  },
};

export const WorkSolved: StoryObj = {
  render: () =>
    draw({
      checkWorkChallenge: ({ body }) => {
        const success = (body as { counter: number }).counter === 3;
        return { data: { success, code: success ? 'd29yay1wcm9vZi0x' : null } };
      },
    }),
  play: async () => {
    onSolved.mockClear();
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: copy.useWork }));
    await expect(await inside.findByText(copy.slideSuccess)).toBeVisible();
    await waitFor(() =>
      expect(onSolved).toHaveBeenCalledWith({ captchaProof: 'd29yay1wcm9vZi0x' }),
    );
  },
};

export const WorkFailed: StoryObj = {
  render: () => <WorkCaptchaView state="fail" progress={42} onRetry={fn()} onCancel={fn()} />,
};
