import { createMockClient } from '@huiqi/sdk/testing';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import type { ScreenProps } from '../../../provider/screen.js';
import { demandsCopy as copy } from '../copy.js';
import { DemandDetailScreen } from '../DemandDetailScreen.js';
import type { DemandPaths } from '../paths.js';

const paths = { demands: () => '/list', release: () => '/release' } as DemandPaths;
const Screen: ComponentType<ScreenProps<DemandPaths>> = DemandDetailScreen;

async function rate(goBack?: ScreenProps['goBack']) {
  const navigate = vi.fn();
  await render(
    <HuiqiProvider client={createMockClient()}>
      <Screen
        params={{}}
        query={new URLSearchParams('id=1')}
        {...{ paths, navigate, goBack }}
        setQuery={vi.fn()}
        hrefFor={(to) => to}
        backTo={(to) => to}
        onLogin={vi.fn()}
      />
    </HuiqiProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: copy.rate }));
  return navigate;
}

it('goes back one page after a rating (spec 2 §2)', async () => {
  const goBack = vi.fn();
  const navigate = await rate(goBack);
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledExactlyOnceWith('/list'), 15_000);
  expect(navigate).not.toHaveBeenCalled();
});

it('shows the list where the place knows no page before', async () => {
  const navigate = await rate();
  await vi.waitFor(
    () => expect(navigate.mock.calls).toEqual([['/list', { replace: true }]]),
    15_000,
  );
});
