import * as css from './LogoWall.css.js';

export interface Logo {
  readonly name: string;
  readonly picture: string;
}

/** Logos of the operators in uniform frames. */
export function LogoWall({ logos }: { readonly logos: readonly Logo[] }) {
  return (
    <ul className={css.wall}>
      {logos.map(({ name, picture }) => (
        <li key={name} className={css.frame}>
          <img className={css.logo} src={picture} alt={name} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
}
