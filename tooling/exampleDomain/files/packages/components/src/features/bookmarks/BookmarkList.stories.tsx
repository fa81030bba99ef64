import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookmarkListView } from './BookmarkListView.js';

const meta = { title: 'bookmarks/BookmarkList', component: BookmarkListView } satisfies Meta<
  typeof BookmarkListView
>;
export default meta;

export const Ready: StoryObj<typeof meta> = {
  args: {
    rows: [{ id: 'b-1', productName: '云税贷', createdTs: '2026-06-01T02:00:00.000Z' }],
    onRemove: () => undefined,
  },
};
