import type { ServiceOrganisationDetail } from '@huiqi/sdk';
import { formatText, formatThousands } from '@huiqi/sdk/domain';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { Mark } from '../../../patterns/page/Mark.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { organisationPicture } from '../../services/organisation/organisationPicture.js';
import { ContentChanges } from '../content/ContentChanges.js';
import { changedFacts } from '../content/contentFact.js';
import { contentOfOrganisation, organisationFacts } from '../content/contentFacts.js';
import { useOrganisationsCopy } from '../copy.js';
import { AuditTag } from './OrganisationTags.js';
import { organisationSections } from './organisationSections.js';
import { ReviewState } from '../content/ReviewState.js';

export interface OrganisationDetailLinks {
  /** Link to the form. */
  readonly edit: LinkTarget;
  /** Link to the public page. */
  readonly publicPage?: LinkTarget | undefined;
}

export interface OrganisationDetailViewProps extends OrganisationDetailLinks {
  readonly organisation: ServiceOrganisationDetail;
  /** Link to the desk. */
  readonly back: PageLink;
}

/** Published and pending content on the left, actions on the right. */
export function OrganisationDetailView(props: OrganisationDetailViewProps) {
  const { organisation, back, edit, publicPage } = props;
  const copy = useOrganisationsCopy();
  const pictureUrl = usePictureUrl();
  const { published, pending, creditCode, averageScore, logo } = organisation;
  const content = contentOfOrganisation(organisation);
  return (
    <DeskDetail
      back={back}
      name={organisation.name}
      mark={
        <Mark
          src={logo ? pictureUrl(logo) : undefined}
          name={organisation.name}
          picture={organisationPicture(organisation.name, 32)}
        />
      }
      status={<AuditTag state={organisation.auditStatus} />}
      figures={[
        { label: copy.productNumber, value: formatThousands(organisation.productNumber) },
        { label: copy.orderNumber, value: formatThousands(organisation.orderNumber) },
        {
          label: copy.average,
          value: formatText(averageScore),
          unit: averageScore ? copy.points : undefined,
        },
      ]}
      sections={[
        ...(pending && published
          ? [
              {
                id: 'changes',
                title: copy.waitingChanges,
                width: 'full' as const,
                content: (
                  <ContentChanges
                    changes={changedFacts(
                      organisationFacts(content, copy),
                      organisationFacts(pending, copy),
                    )}
                  />
                ),
              },
            ]
          : []),
        ...organisationSections(content, copy, [
          { term: copy.creditCode, value: creditCode, kind: 'code' },
        ]),
      ]}
      decision={{
        title: copy.state,
        children: (
          <>
            <ReviewState state={organisation} />
            <LinkButton block variant="primary" {...linkProps(edit)}>
              {copy.editOrganisation}
            </LinkButton>
            {publicPage && published && (
              <LinkButton block variant="text" {...linkProps(publicPage)}>
                {copy.publicPage}
              </LinkButton>
            )}
          </>
        ),
      }}
    />
  );
}
