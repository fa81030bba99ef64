import { HuiqiProvider } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { drawPage } from '../shared/drawPage.js';
import { PlaygroundPage } from '../shared/PlaygroundPage.js';
import { SampleLogin } from '../shared/SampleLogin.js';
import { recordingFetch } from './callOperation.js';
import { ConsolePage } from './ConsolePage.js';
import { loadOperations } from './contract.js';

const { fetch, take } = recordingFetch();
const client = createClient({ session: 'token', fetch });
const operations = await loadOperations();
const served = operations.filter((operation) => operation.served).length;

drawPage(
  <HuiqiProvider client={client} reset="tree">
    <PlaygroundPage
      title="SDK 控制台"
      lead={`用真实的 SDK 调用真实的参考服务：契约共 ${operations.length} 个调用，参考服务已提供 ${served} 个。`}
    >
      <SampleLogin onChange={() => void take()} />
      <ConsolePage {...{ client, operations, take }} />
    </PlaygroundPage>
  </HuiqiProvider>,
);
