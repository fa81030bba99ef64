import { usePasswordsCopy } from './copy.js';
import * as css from './PasswordStrength.css.js';
import { labelled } from '../../copy/punctuation.js';
import { localized } from '../../provider/copy.js';

export interface PasswordStrengthProps {
  /** From 0, a password that everyone guesses, to 4. */
  readonly score: number;
  readonly level: 'weak' | 'fair' | 'strong';
}

const segments = [1, 2, 3, 4];

/** A password's strength, as a bar and a word. */
export function PasswordStrength({ score, level }: PasswordStrengthProps) {
  const copy = usePasswordsCopy();
  const words = { weak: copy.strengthWeak, fair: copy.strengthFair, strong: copy.strengthStrong };
  const reached = Math.max(score, 1);
  return (
    <div className={css.strength}>
      <div className={css.bar} aria-hidden="true">
        {segments.map((place) => (
          <span key={place} className={css.part[place <= reached ? level : 'none']} />
        ))}
      </div>
      <span className={css.word[level]}>
        {localized(copy, labelled)(copy.strength, words[level])}
      </span>
    </div>
  );
}
