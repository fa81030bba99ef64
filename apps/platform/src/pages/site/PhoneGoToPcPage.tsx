import { describeError, useAction, useClient } from '@huiqi/components/provider';
import { Banner, Button, Card, PageTitle, QrCode } from '@huiqi/components/ui';
import { isOwnPath } from '@huiqi/sdk/domain';
import { useSyncExternalStore } from 'react';
import { findUser } from '../../boot/findUser.js';
import { useSite } from '../../boot/SiteContext.js';
import { stayOnPhone } from '../../routes/isPhone.js';
import { useGo } from '../../routes/useGo.js';
import { useQuery } from '../../routes/useQuery.js';
import * as css from './phone.css.js';

const never = () => () => undefined;

/** The page's origin, unknown on a server. */
const useOrigin = (): string | null =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  );

/** Phones see the page's address for use on a computer (spec 1 §2), and may continue anyway. */
export function Page() {
  const go = useGo();
  const client = useClient();
  const { config, user, setUser } = useSite();
  const [query] = useQuery();
  const origin = useOrigin();
  const wanted = query.get('to') ?? '';
  const to = isOwnPath(wanted) ? wanted : '/homePage';
  const stay = useAction(async () => {
    // Where the visit began on this page, nobody has asked who is here (spec 1 §2).
    if (user === null) setUser(await findUser(client));
    stayOnPhone();
    go(to, { replace: true });
  });
  return (
    <div className={css.page}>
      <img
        src={config.logo}
        width={352}
        height={26}
        alt={`${config.local}惠企平台`}
        className={css.logo}
      />
      <div className={css.box}>
        <Card>
          <div className={css.content}>
            <PageTitle>请使用电脑访问</PageTitle>
            <p className={css.line}>
              申请贷款需要填写较多信息、上传材料，使用电脑浏览器更方便。用电脑扫码软件扫描二维码，或在电脑上打开下面的地址。
            </p>
            {origin !== null && (
              <>
                <QrCode value={origin + to} label="电脑访问地址的二维码" size={220} />
                <p className={css.address}>{origin + to}</p>
              </>
            )}
            {stay.error !== null && (
              <div role="alert">
                <Banner tone="danger">{describeError(stay.error).title}</Banner>
              </div>
            )}
            <Button
              variant="primary"
              size="large"
              block
              loading={stay.busy}
              onClick={() => void stay.run()}
            >
              继续用手机访问
            </Button>
          </div>
        </Card>
      </div>
      <p className={css.help}>
        客服热线 {config.phone}（{config.hotlineHours}）
      </p>
    </div>
  );
}
