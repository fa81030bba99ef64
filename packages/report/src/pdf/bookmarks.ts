import { lastOf } from '@huiqi/sdk/domain';
import type { jsPDF } from './jsPdfBuild.js';
import type { Bookmark } from '../layout/Flow.js';
import { paper } from '../layout/paper.js';
import { hexText, num } from './numbers.js';

/** Writes the outline of the document, one entry per section, and returns the number of its object (ISO 32000 §12.3.3). */
export function putBookmarks({ internal }: jsPDF, bookmarks: readonly Bookmark[]): number {
  const root = internal.newObjectDeferred();
  const items = bookmarks.map(() => internal.newObjectDeferred());
  const object = (id: number, content: string) => {
    internal.newObjectDeferredBegin(id, true);
    internal.write(`<< ${content} >>`);
    internal.write('endobj');
  };
  const reference = (name: string, id: number | undefined) =>
    id === undefined ? '' : `/${name} ${id} 0 R`;
  object(
    root,
    `/Type /Outlines ${reference('First', items[0])} ${reference('Last', lastOf(items))} /Count ${items.length}`,
  );
  bookmarks.forEach(({ title, page, y }, place) => {
    const { objId } = internal.getPageInfo(page + 1);
    object(
      items[place] ?? root,
      `/Title ${hexText(title)} /Parent ${root} 0 R ${reference('Prev', items[place - 1])} ` +
        `${reference('Next', items[place + 1])} /Dest [${objId} 0 R /XYZ 0 ${num(paper.height - y + 12)} 0]`,
    );
  });
  return root;
}
