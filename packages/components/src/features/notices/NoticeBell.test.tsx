import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { NoticeBell } from './NoticeBell.js';

const link = { href: '#notices', onOpen: () => undefined };

function Who() {
  const { data, isSuccess } = useCurrentUser();
  return <p>{isSuccess ? (data?.name ?? '游客') : '…'}</p>;
}

async function draw(scenarios: keyof typeof mockScenarios, who: string | RegExp) {
  const client = createMockClient(mockScenarios[scenarios]);
  const screen = await render(
    <HuiqiProvider client={client}>
      <NoticeBell centre={link} noticeLink={() => link} />
      <Who />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByText(who)).toBeInTheDocument();
  const asked = () =>
    client.transport.requests.filter(({ operationId }) => operationId === 'getUnreadNoticeCount');
  return { screen, asked };
}

it('asks for no unread notices of a visitor, and shows nothing', async () => {
  const { screen, asked } = await draw('visitor', '游客');
  expect(screen.getByRole('button').elements()).toEqual([]);
  expect(asked()).toEqual([]);
});

it('asks for those of a user', async () => {
  const { screen, asked } = await draw('ready', /食品/);
  await expect.element(screen.getByRole('button')).toBeVisible();
  await expect.poll(() => asked().length).toBe(1);
});
