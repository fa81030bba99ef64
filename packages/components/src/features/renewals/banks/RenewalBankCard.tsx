import { RenewalTypeLabels, type RenewalBank } from '@huiqi/sdk';
import { formatText, phoneHref } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import * as card from '../../../patterns/page/offerCard.css.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.js';
import { useRenewalsCopy } from '../copy.js';
import * as css from './renewalBanks.css.js';

export interface RenewalBankCardProps {
  readonly bank: RenewalBank;
  /** Link to the application at the bank. */
  readonly apply: LinkTarget;
}

/** A bank that renews loans: logo, consulting phone or --, slogan (spec 1 §2 Renewal bank list). */
export function RenewalBankCard({ bank, apply }: RenewalBankCardProps) {
  const copy = useRenewalsCopy();
  const pictureUrl = usePictureUrl();
  const { name, logo, phone, slogan, renewTypes } = bank;
  return (
    <article className={card.offerCard} aria-label={name}>
      <div className={card.offerHead}>
        <img className={card.offerLogo} src={pictureUrl(logo)} alt="" width={40} height={40} />
        <h3 className={css.name}>{name}</h3>
      </div>
      <p className={css.slogan}>{slogan}</p>
      <div className={css.tags}>
        {renewTypes.map((type) => (
          <Tag key={type}>{RenewalTypeLabels[type]}</Tag>
        ))}
      </div>
      <p className={css.phone}>
        <span className={card.offerTerm}>{copy.phone}</span>
        {phone ? <a href={phoneHref(phone)}>{phone}</a> : <span>{formatText(phone)}</span>}
      </p>
      <div className={css.foot}>
        <LinkButton block {...linkProps(apply)}>
          {copy.renew}
          <VisuallyHidden>{fillCopy(copy.renewAt, { bank: name })}</VisuallyHidden>
        </LinkButton>
      </div>
    </article>
  );
}
