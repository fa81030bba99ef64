import type { PolicyDetail } from '@huiqi/sdk';
import { formatThousands, phoneHref } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { DetailPage } from '../../../patterns/DetailPage/DetailPage.js';
import type { KeyFigure, PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { usePolicyDetailCopy, type PolicyDetailCopy } from './copy.js';
import * as css from './PolicyDetail.css.js';
import { refusalOf } from './policyAction.js';
import { policySections } from './policySections.js';
import { GradePicture } from '../GradePicture.js';
import { PolicyTags } from '../PolicyTags.js';
import { amountOf } from '../policyTexts.js';

export interface PolicyDetailViewProps {
  readonly policy: PolicyDetail;
  /** Link to the list; undefined in a preview. */
  readonly back: PageLink | undefined;
  /** Link to the form; omitted on sites without declarations. */
  readonly apply?: LinkTarget | undefined;
  /** An action such as `FavouriteButton`. */
  readonly action?: ReactNode;
}

/** A policy in full: publisher, content, amount, deadline, files, procedure, contact. */
export function PolicyDetailView({ policy, back, apply, action }: PolicyDetailViewProps) {
  const copy = usePolicyDetailCopy();
  const pictureUrl = usePictureUrl();
  const refusal = refusalOf(policy, copy);
  const phone = policy.contact?.phone;
  return (
    <DetailPage
      back={back}
      name={policy.title}
      giver={policy.publishOrgName}
      mark={policy.publishOrgLogo && pictureUrl(policy.publishOrgLogo)}
      picture={<GradePicture grade={policy.grade} width={40} />}
      tags={<PolicyTags policy={policy} />}
      figures={figuresOf(policy, copy)}
      sections={policySections(policy, copy)}
      printed={[policy.publishNumber ?? undefined, policy.publishDate]}
      aside={{
        label: copy.applying,
        figure: deadline(policy, copy),
        action:
          refusal === undefined && apply
            ? { label: copy.apply, href: apply.href, onSelect: apply.onOpen }
            : { label: copy.apply, disabled: true },
        notice: refusal && <Banner tone="warning">{refusal}</Banner>,
        children: (
          <>
            {refusal === undefined && policy.requiresTaxAuth && <p>{copy.taxFirst}</p>}
            {phone && (
              <p className={css.phone}>
                <span className={css.label}>{copy.contactPhone}</span>
                <a href={phoneHref(phone)}>{phone}</a>
              </p>
            )}
            {action && <div>{action}</div>}
          </>
        ),
      }}
    />
  );
}

function figuresOf(policy: PolicyDetail, copy: PolicyDetailCopy): KeyFigure[] {
  const amount = amountOf(policy.minAmount, policy.maxAmount);
  return [
    ...(amount ? [{ label: copy.amount, value: amount, unit: copy.perWan }] : []),
    { label: copy.viewed, value: formatThousands(policy.views), unit: copy.times },
  ];
}

/** The days left, or the last day. */
function deadline(
  { daysLeft, declareEndDate }: PolicyDetail,
  copy: PolicyDetailCopy,
): KeyFigure | undefined {
  if (daysLeft === 0) return { label: copy.left, value: copy.endsToday };
  if (typeof daysLeft === 'number')
    return { label: copy.left, value: formatThousands(daysLeft), unit: copy.days };
  return declareEndDate ? { label: copy.deadline, value: declareEndDate } : undefined;
}
