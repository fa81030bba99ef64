/** What keeps a release from being published, given the root's manifest, the version and the files of `.changeset`. */
export function notReady({ repository, version, changesets }) {
  const { hostname } = new URL(repository.url.replace(/^git\+/, ''));
  return [
    ...(version === '0.0.0' || changesets.length > 0
      ? ['run `npx changeset version` and commit versions and changelogs first']
      : []),
    ...(hostname.endsWith('.example')
      ? [
          `\`repository\` of package.json is a placeholder (${hostname}): links of the READMEs lead there`,
        ]
      : []),
  ];
}
