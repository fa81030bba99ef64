import './lib/checkNode.mjs';

const { bootstrap } = await import('./lib/bootstrap.mjs');
const { build } = await import('./lib/build.mjs');
const { child } = await import('./lib/child.mjs');
const { toolEnv } = await import('./lib/exec.mjs');
const { partnerEnv, withPartner } = await import('./lib/partnerEnv.mjs');
const { fromRoot } = await import('./lib/paths.mjs');
const { requirePort } = await import('./lib/port.mjs');
const { prefixed } = await import('./lib/prefix.mjs');
const { serial } = await import('./lib/serial.mjs');
const { sandboxEnv } = await import('./lib/serverEnv.mjs');
const { shellEnv } = await import('./lib/shellEnv.mjs');
const { runMain } = await import('./lib/stop.mjs');
const { watchFolders } = await import('./lib/watch.mjs');

const site = { name: 'platform', folder: 'apps/platform', port: 5173 };
const playground = { name: 'playground', folder: 'apps/playground', port: 5174 };

function serverChild(env) {
  return child(process.execPath, ['--conditions=@huiqi/source', '--import', 'tsx', 'src/main.ts'], {
    cwd: fromRoot('apps/server'),
    env: { ...env, NODE_ENV: 'development' },
    write: prefixed('server', 0),
  });
}

const viteChild = ({ name, folder, port }, index, api) =>
  child(
    'vite',
    ['--port', String(port), '--strictPort', '--host', '127.0.0.1', '--clearScreen', 'false'],
    {
      cwd: fromRoot(folder),
      env: toolEnv({ HUIQI_API: api }, fromRoot(folder)),
      write: prefixed(name, index),
    },
  );

const embedChild = () =>
  child(process.execPath, ['build.mjs'], {
    cwd: fromRoot('packages/embed'),
    env: toolEnv({}, fromRoot('packages/embed')),
    write: prefixed('embed', 3),
  });

/** Programs that `npm start` runs beside the server; the desktop client shows the site from here. */
const companions = (env) => [
  { name: 'partner', index: 4, settings: partnerEnv(env) },
  {
    name: 'shell',
    index: 5,
    settings: { ...shellEnv(env), HUIQI_API: `http://127.0.0.1:${site.port}` },
  },
];

const companionChild = ({ name, index, settings }) =>
  child(process.execPath, [fromRoot('apps/playground', name, 'dist/main.js')], {
    cwd: fromRoot('.'),
    env: settings,
    write: prefixed(name, index),
  });

await runMain(async () => {
  const env = sandboxEnv();
  await requirePort(Number(env.PORT), env.HUIQI_HOST);
  await requirePort(site.port, '127.0.0.1');
  await requirePort(playground.port, '127.0.0.1');
  const beside = env.HUIQI_SANDBOX === '1' ? companions(env) : [];
  await bootstrap();
  await build(beside.map(({ name }) => name));

  const api = `http://${env.HUIQI_HOST}:${env.PORT}`;
  const server = serverChild(toolEnv(withPartner(env), fromRoot('apps/server')));
  const embed = embedChild();
  const sites = [viteChild(site, 1, api), viteChild(playground, 2, api)];
  const besides = beside.map((one) => ({ ...one, child: companionChild(one) }));
  const restart = (one) =>
    serial(async () => {
      await one.stop();
      one.start();
    });
  /** Builds and restarts; if the build fails, the running program stays. */
  const rebuild = (name, one) =>
    serial(async () => {
      try {
        await build([name]);
      } catch (error) {
        console.error(error.message);
        return;
      }
      await one.stop();
      one.start();
    });
  const stopWatching = [
    ...besides.map((one) =>
      watchFolders([`apps/playground/${one.name}`], rebuild(one.name, one.child)),
    ),
    watchFolders(['apps/server', 'packages/sdk/src', 'openapi'], rebuild('contract', server)),
    watchFolders(['packages/embed', 'packages/components/src', 'packages/sdk/src'], restart(embed)),
  ];
  const all = [server, embed, ...sites, ...besides.map((one) => one.child)];
  for (const one of all) one.start();
  console.log(
    `site        http://127.0.0.1:${site.port}/\nplayground  http://127.0.0.1:${playground.port}/playground/\nAPI         ${api}/\nCtrl-C ends all of them.\n`,
  );

  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });
  for (const stop of stopWatching) stop();
  await Promise.all(all.map((one) => one.stop()));
});
