import { dirname, join } from 'node:path'
import { isFile } from '../read-regular-file.js'

/** The supported package managers. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const

/** A package manager. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

const LOCKFILES: Readonly<Record<string, PackageManager>> = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'pnpm-workspace.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
}

/**
 * Returns the package manager of a folder: the one that wrote the nearest lockfile, or else the one that `userAgent`
 * names, or else npm. `npm_config_user_agent` names the package manager that started this process.
 */
export function detectPackageManager(folder: string, userAgent = ''): PackageManager {
  const lockfile = Object.keys(LOCKFILES).find((name) => isFile(join(folder, name)))
  const manager = lockfile === undefined ? undefined : LOCKFILES[lockfile]
  if (manager !== undefined) return manager
  if (dirname(folder) !== folder) return detectPackageManager(dirname(folder), userAgent)
  return PACKAGE_MANAGERS.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm'
}

/** Path of the nearest file that lists the installed versions; `undefined` if there is none. */
export function findLockfile(folder: string): string | undefined {
  const name = Object.keys(LOCKFILES).find((each) => each !== 'pnpm-workspace.yaml' && isFile(join(folder, each)))
  if (name !== undefined) return join(folder, name)
  return dirname(folder) === folder ? undefined : findLockfile(dirname(folder))
}

/** Commands of a package manager, and prefixes of commands. */
export interface PackageCommands {
  readonly install: string
  /** Prefix for the names of packages that only the development needs. */
  readonly addDev: string
  /** Prefix for scripts of package.json. */
  readonly run: string
  /** Prefix for `docgen` and its arguments. */
  readonly execute: string
}

/** The commands of each package manager. */
export const PACKAGE_COMMANDS: Readonly<Record<PackageManager, PackageCommands>> = {
  npm: { install: 'npm install', addDev: 'npm install --save-dev', run: 'npm run', execute: 'npx' },
  pnpm: { install: 'pnpm install', addDev: 'pnpm add --save-dev', run: 'pnpm', execute: 'pnpm' },
  yarn: { install: 'yarn install', addDev: 'yarn add --dev', run: 'yarn', execute: 'yarn' },
  bun: { install: 'bun install', addDev: 'bun add --dev', run: 'bun run', execute: 'bunx' },
}

/** The folders in which Node.js looks for packages that a file in `siteDir` imports, nearest first. */
export function packageFolders(siteDir: string): string[] {
  const parent = dirname(siteDir)
  return [join(siteDir, 'node_modules'), ...(parent === siteDir ? [] : packageFolders(parent))]
}
