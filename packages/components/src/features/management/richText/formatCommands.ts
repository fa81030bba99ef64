import { chainCommands, setBlockType, toggleMark } from '@tiptap/pm/commands';
import { redo, undo } from '@tiptap/pm/history';
import type { NodeType } from '@tiptap/pm/model';
import { liftListItem, wrapInList } from '@tiptap/pm/schema-list';
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  rowIsHeader,
  selectedRect,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Format } from './formats.js';
import { linkAt } from './linkAt.js';
import { schema } from './schema.js';

const { nodes, marks } = schema;

interface FormatCommand {
  readonly command: Command;
  /** Whether the selection has the format already; absent of what is no format. */
  readonly isOn?: (state: EditorState) => boolean;
}

/** The innermost list around the selection. */
function listAt({ selection: { $from } }: EditorState) {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list)
      return { node, at: $from.before(depth) };
  }
  return undefined;
}

function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = listAt(state);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };
}

const listOf = (type: NodeType): FormatCommand => ({
  command: toggleList(type),
  isOn: (state) => listAt(state)?.node.type === type,
});

const blockOf = (type: NodeType, level?: number): FormatCommand => ({
  command: setBlockType(type, level === undefined ? null : { level }),
  isOn: ({ selection: { $from } }) =>
    $from.parent.type === type && $from.parent.attrs['level'] === level,
});

const isBold = ({ doc, storedMarks, selection: { $from, from, to, empty } }: EditorState) =>
  empty
    ? marks.strong.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, marks.strong);

/** Inserts a table of a header row and two others after the current block. */
const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { $to } = state.selection;
  const at = $to.depth === 0 ? $to.pos : $to.after(1);
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [0, 1].flatMap(() => type.createAndFill() ?? []),
    );
  const cells = [nodes.table_header, nodes.table_cell, nodes.table_cell];
  const tr = state.tr.insert(at, [
    nodes.table.create(null, cells.map(row)),
    nodes.paragraph.create(),
  ]);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

const hasHeaderRow = (state: EditorState) => {
  if (!isInTable(state)) return false;
  const { map, table } = selectedRect(state);
  return rowIsHeader(map, table, 0);
};

/** What the buttons of the toolbar do. */
export const formatCommands: Readonly<Record<Format, FormatCommand>> = {
  paragraph: blockOf(nodes.paragraph),
  heading: blockOf(nodes.heading, 3),
  subheading: blockOf(nodes.heading, 4),
  bold: { command: toggleMark(marks.strong), isOn: isBold },
  bullets: listOf(nodes.bullet_list),
  numbers: listOf(nodes.ordered_list),
  // Asks for an address first.
  link: { command: () => true, isOn: (state) => linkAt(state) !== undefined },
  undo: { command: undo },
  redo: { command: redo },
  table: { command: insertTable },
  addRow: { command: addRowAfter },
  addColumn: { command: addColumnAfter },
  dropRow: { command: chainCommands(deleteRow, deleteTable) },
  dropColumn: { command: chainCommands(deleteColumn, deleteTable) },
  headerRow: { command: toggleHeaderRow, isOn: hasHeaderRow },
};
