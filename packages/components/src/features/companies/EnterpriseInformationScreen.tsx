import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { EnterpriseInformation } from './enterprise/EnterpriseInformation.js';
import type { CompanyPaths } from './paths.js';

export type EnterpriseInformationScreenProps = ScreenProps<CompanyPaths>;

/** The verification of the enterprise and the user's companies. */
export function EnterpriseInformationScreen(props: EnterpriseInformationScreenProps) {
  const { paths } = props;
  return (
    <EnterpriseInformation
      certify={screenLink(props, paths.certify())}
      correctLink={({ id, certifyType }) =>
        screenLink(
          props,
          paths.certify({ type: certifyType ?? 'FR', operate: 'edit', isAuth: false, id }),
        )
      }
      companies={screenLink(props, paths.companies())}
      companyLink={(id) => screenLink(props, paths.company(id))}
    />
  );
}
