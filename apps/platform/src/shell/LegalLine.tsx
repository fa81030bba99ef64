import { useSite } from '../boot/SiteContext.js';
import * as css from './footer.css.js';

/** The registers in which filings can be looked up. */
const icpRegister = 'https://beian.miit.gov.cn/';
const policeRegister = 'https://beian.mps.gov.cn/';

function Filing({ register, text }: { readonly register: string; readonly text: string }) {
  return (
    <a href={register} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/** Who runs the platform, and its filings (spec 1 §9). */
export function LegalLine() {
  const { icpRemarks, policeRemark, platformBusiness } = useSite().config;
  return (
    <div className={css.legal}>
      <span>主办单位：{platformBusiness.sponsor}</span>
      <span>技术支持：{platformBusiness.technicalSupport}</span>
      {icpRemarks.map((text) => (
        <Filing key={text} register={icpRegister} text={text} />
      ))}
      {policeRemark !== null && <Filing register={policeRegister} text={policeRemark} />}
    </div>
  );
}
