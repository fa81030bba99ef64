import { baseKeymap, toggleMark } from '@tiptap/pm/commands';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history, redo, undo } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import { liftListItem, sinkListItem, splitListItem } from '@tiptap/pm/schema-list';
import { EditorState, type Command } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import { toDocument } from './richTextDocument.js';
import { schema } from './schema.js';

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Keys beside those of every text. The Tab key leaves the editor. */
const keys: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.u),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': breakLine,
};

/** The state of the editor of a text that was loaded; nothing is left to undo. */
export const createState = (html: string): EditorState =>
  EditorState.create({
    doc: toDocument(html),
    plugins: [history(), keymap(keys), keymap(baseKeymap), gapCursor(), tableEditing()],
  });
