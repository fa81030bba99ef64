import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const module = new URL('../db/dirLock.ts', import.meta.url).href;
const node = [process.execPath, '--conditions=@huiqi/source', '--import', 'tsx'];
const serverFolder = fileURLToPath(new URL('../..', import.meta.url));

const namespaces: readonly (readonly string[])[] = [
  ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'],
];

/**
 * Command prefix that runs a program like in a container, with its own process ids. Empty where the system does not
 * permit it; then it is just another process.
 */
export const asContainer = (): readonly string[] =>
  namespaces.find(
    ([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0,
  ) ?? [];

const start = (code: string, within: readonly string[]): ChildProcess => {
  const script = `import { lockDirectory } from ${JSON.stringify(module)};\n${code}`;
  const [command = '', ...args] = [...within, ...node, '--input-type=module', '-e', script];
  return spawn(command, args, { cwd: serverFolder, stdio: ['pipe', 'pipe', 'inherit'] });
};

async function outputOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return output;
}

/** Another process that holds a folder until it is killed or its input ends. */
export async function holdFolder(dir: string, within: readonly string[] = []) {
  const child = start(
    `lockDirectory(${JSON.stringify(dir)}); console.log('held'); process.stdin.resume();`,
    within,
  );
  await once(child.stdout ?? child, 'data');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

/** The outcomes of another process's attempts to open a folder: 'opened', or an error message. */
export async function tryFolder(
  dir: string,
  times: number,
  within: readonly string[] = [],
): Promise<string[]> {
  const attempt = `try { lockDirectory(${JSON.stringify(dir)}); return 'opened'; } catch (error) { return error.message; }`;
  const code = `const attempt = () => { ${attempt} };\nconsole.log(JSON.stringify(Array.from({ length: ${times} }, attempt)));`;
  return JSON.parse(await outputOf(start(code, within))) as string[];
}
