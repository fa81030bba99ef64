import { useContext } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { ShortcutContext } from './ShortcutContext.js';

/** Opens the list of shortcuts by pointer; renders nothing outside a `ShortcutScope`. */
export function ShortcutButton() {
  const registry = useContext(ShortcutContext);
  if (!registry) return null;
  return (
    <Button variant="text" aria-haspopup="dialog" onClick={registry.showHelp}>
      快捷键
    </Button>
  );
}
