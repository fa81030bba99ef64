import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Icon } from '../../../ui/Icon/Icon.js';
import type { IconName } from '../../../ui/Icon/icons.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import * as css from './overview.css.js';
import type { Todo, TodoTarget } from './todosOf.js';

const icons: Readonly<Record<TodoTarget['page'], IconName>> = {
  order: 'bank',
  orders: 'document',
  verify: 'building',
  companies: 'building',
  notices: 'bell',
};

export interface TodoListProps {
  readonly todos: readonly Todo[];
  readonly todoLink: (target: TodoTarget) => LinkTarget;
}

/** The user's tasks with their links. */
export function TodoList({ todos, todoLink }: TodoListProps) {
  return (
    <ul>
      {todos.map(({ id, title, line, action, target }) => {
        const { href, onOpen } = todoLink(target);
        return (
          <li key={id} className={css.todo}>
            <span className={css.picture} aria-hidden="true">
              <Icon name={icons[target.page]} size={20} />
            </span>
            <div className={css.text}>
              <p className={css.title}>{title}</p>
              {line && <p className={css.line}>{line}</p>}
            </div>
            <LinkButton size="small" href={href} onClick={onPlainClick(onOpen)}>
              {action}
              <VisuallyHidden>：{title}</VisuallyHidden>
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
