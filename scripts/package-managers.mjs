import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM } from './pack-packages.mjs'

const YARN_1 = ['--yes', 'yarn@1.22.22']
const YARN_4 = ['--yes', '--package', '@yarnpkg/cli-dist@4.18.1', 'yarn']

/**
 * The supported package managers. `init` is docgen's name for each; `install`, `add` and `execute` are commands to
 * run in the site's folder; `connect` configures docgen's registry there.
 */
export const PACKAGE_MANAGERS = {
  npm: {
    init: 'npm',
    install: ['npm', 'install', '--no-audit', '--no-fund'],
    add: ['npm', 'install', '--no-audit', '--no-fund', '--save-dev', '@docgen/cli'],
    execute: ['npx', '--no-install'],
    connect: writeNpmrc,
  },
  pnpm: { init: 'pnpm', install: ['npx', ...PNPM, 'install'], execute: ['npx', ...PNPM, 'exec'], connect: writeNpmrc },
  yarn: {
    init: 'yarn',
    install: ['npx', ...YARN_1, 'install', '--no-progress'],
    execute: ['npx', ...YARN_1, '--silent'],
    connect: writeNpmrc,
  },
  'yarn 4': {
    init: 'yarn',
    install: ['npx', ...YARN_4, 'install', '--no-immutable'],
    execute: ['npx', ...YARN_4],
    connect: writeYarnrc,
  },
}

function writeNpmrc(folder, url) {
  writeFileSync(join(folder, '.npmrc'), `@docgen:registry=${url}\n`)
}

/** Newer Yarn ignores `.npmrc`, and would use its cache of an earlier registry on the same port. */
function writeYarnrc(folder, url) {
  const usual = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const settings = {
    enableTelemetry: false,
    globalFolder: join(folder, '.yarn/global'),
    nodeLinker: 'node-modules',
    npmRegistryServer: usual.trim(),
    npmScopes: { docgen: { npmRegistryServer: url } },
    unsafeHttpWhitelist: ['127.0.0.1', new URL(usual.trim()).hostname],
  }
  // JSON is valid YAML.
  writeFileSync(join(folder, '.yarnrc.yml'), JSON.stringify(settings))
}
