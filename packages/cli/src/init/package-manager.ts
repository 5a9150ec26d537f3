import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The package managers that docgen is tried with. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const

/** A program that installs packages. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

const LOCKFILES: Readonly<Record<string, PackageManager>> = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'pnpm-workspace.yaml': 'pnpm',
  'yarn.lock': 'yarn',
}

/**
 * The package manager of a folder: that of the nearest lockfile, else the one that started this process, by what it
 * says of itself in `npm_config_user_agent`, else npm.
 */
export function detectPackageManager(folder: string, userAgent = ''): PackageManager {
  const lockfile = Object.keys(LOCKFILES).find((name) => existsSync(join(folder, name)))
  const found = lockfile === undefined ? undefined : LOCKFILES[lockfile]
  if (found !== undefined) return found
  if (dirname(folder) !== folder) return detectPackageManager(dirname(folder), userAgent)
  return PACKAGE_MANAGERS.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm'
}

/** What a person types to get something done with a package manager. */
export interface PackageCommands {
  readonly install: string
  readonly addDocgen: string
  /** Before the name of a script of package.json. */
  readonly run: string
  /** Before `docgen` and its arguments. */
  readonly execute: string
}

/** The commands of each package manager. */
export const PACKAGE_COMMANDS: Readonly<Record<PackageManager, PackageCommands>> = {
  npm: { install: 'npm install', addDocgen: 'npm install --save-dev @docgen/cli', run: 'npm run', execute: 'npx' },
  pnpm: { install: 'pnpm install', addDocgen: 'pnpm add --save-dev @docgen/cli', run: 'pnpm', execute: 'pnpm' },
  yarn: { install: 'yarn install', addDocgen: 'yarn add --dev @docgen/cli', run: 'yarn', execute: 'yarn' },
}
