import { closeHistory } from '@tiptap/pm/history';
import { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { toDocument } from './richTextDocument.js';

/**
 * Inserts pasted HTML. ProseMirror would read it with `innerHTML`, under a policy of Trusted Types of its own, which the
 * policies of hosts do not name; built node by node it needs none. Text without HTML is left to ProseMirror.
 */
function paste(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '' || !view.editable) return false;
  event.preventDefault();
  const slice = Slice.maxOpen(toDocument(html).content, false);
  if (!view.someProp('handlePaste', (handle) => handle(view, event, slice)))
    view.dispatch(closeHistory(view.state.tr).replaceSelection(slice).scrollIntoView());
  return true;
}

/** Text is moved within the editor; what comes from elsewhere is pasted. */
function drop(view: EditorView, event: DragEvent): boolean {
  if (!view.dragging) event.preventDefault();
  return !view.dragging;
}

export const pasteHandlers = { paste, drop };
