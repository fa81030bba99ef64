import {
  exchangeHandover,
  saveAgentArea,
  type Handover,
  type HuiqiClient,
  type UserInfo,
} from '@huiqi/sdk';

/** The user whom a partner hands over. Throws if its credentials are refused; apart from the start, which few begin so. */
export async function arriveByHandover(client: HuiqiClient, handover: Handover): Promise<UserInfo> {
  const user = await exchangeHandover(client, handover);
  saveAgentArea(user);
  return user;
}
