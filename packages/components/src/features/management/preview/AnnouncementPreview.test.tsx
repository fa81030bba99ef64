import { formatDate } from '@huiqi/sdk/domain';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { sampleAnnouncement } from '../settingSamples.fixture.js';
import { AnnouncementPreview } from './AnnouncementPreview.js';

const shown = {
  id: 'a-1',
  title: sampleAnnouncement.title,
  html: sampleAnnouncement.content,
  createdTs: '2026-05-01T04:00:00.000Z',
  endsOn: null,
};

async function open(isPublished: boolean, getAnnouncement: MockScenarios['getAnnouncement']) {
  const client = createMockClient({ getAnnouncement });
  const screen = await render(
    <HuiqiProvider client={client}>
      <AnnouncementPreview {...{ isPublished }} announcement={sampleAnnouncement} id="a-1" />
    </HuiqiProvider>,
  );
  // On the front page, and above the text.
  const says = (day: string) =>
    expect.poll(() => screen.getByText(day, { exact: true }).elements()).toHaveLength(2);
  const asked = () =>
    client.transport.requests.filter(({ operationId }) => operationId === 'getAnnouncement');
  return { says, asked };
}

it('says the day that an announcement keeps when it is corrected', async () => {
  const { says } = await open(true, { data: shown });
  await says('2026-05-01');
});

it('says today for one that was withdrawn, which will be new', async () => {
  const { says } = await open(true, { code: '100404' });
  await says(formatDate(new Date()));
});

it('says today for something new, and asks for nothing', async () => {
  const { says, asked } = await open(false, { data: shown });
  await says(formatDate(new Date()));
  expect(asked()).toEqual([]);
});
