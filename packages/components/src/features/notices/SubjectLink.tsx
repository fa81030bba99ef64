import { labelOf, NoticeSubjectKindLabels, type NoticeSubject } from '@huiqi/sdk';
import { linkProps } from '../../patterns/link/linkProps.js';
import { fillCopy, localized } from '../../provider/copy.js';
import { LinkButton, type LinkButtonProps } from '../../ui/LinkButton/LinkButton.js';
import { useNoticesCopy } from './copy.js';
import type { NoticeLinks } from './paths.js';

export interface SubjectLinkProps extends Pick<NoticeLinks, 'subjectLink'> {
  readonly subject: NoticeSubject | null;
  readonly variant?: LinkButtonProps['variant'];
}

/** Link to a notice's subject; nothing if it has none. */
export function SubjectLink({ subject, subjectLink, variant = 'text' }: SubjectLinkProps) {
  const copy = useNoticesCopy();
  const link = subject && subjectLink?.(subject);
  if (!link) return null;
  return (
    <LinkButton
      variant={variant}
      size={variant === 'text' ? 'small' : 'medium'}
      {...linkProps(link)}
    >
      {fillCopy(copy.view, {
        subject: labelOf(localized(copy, NoticeSubjectKindLabels), subject.kind),
      })}
    </LinkButton>
  );
}
