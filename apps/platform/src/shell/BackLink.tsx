import { Link } from 'wouter';
import * as css from './shell.css.js';

export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <p className={css.back}>
      <Link to={to}>‹ {children}</Link>
    </p>
  );
}
