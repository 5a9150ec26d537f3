import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { mentionsTypes } from '@docgen/renderer/markdown'
import { BUILD_ID } from '../cache/build-id.js'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { findManifest } from '../config/module/hash-inputs.js'
import { detectPackageManager, findLockfile, PACKAGE_COMMANDS } from '../config/module/package-manager.js'
import { readPackageVersion } from '../config/module/read-package-version.js'
import { isFile, readRegularFile } from '../config/read-regular-file.js'
import type { SiteFiles } from '../read/site-files.js'
import type { TypeCheckSettings } from '../workers/types/type-check-settings.js'

/** How to check the types of code blocks; without `settings` there are no such blocks. */
export interface SiteTypeCheck {
  readonly settings?: TypeCheckSettings
}

/** Inputs of the type check. */
export interface TypeCheckRequest {
  readonly siteDir: string
  readonly config: Pick<Config, 'markdown'>
  readonly locateInConfig: LocateInConfig
  readonly files: Pick<SiteFiles, 'sources' | 'partials'>
  /** Hash of the files that blocks have imported in earlier builds. */
  readonly inputsKey: string
}

/** Packages with TypeScript, preferred first. Version 7 has no API for JavaScript, so projects may have both. */
const TYPESCRIPT_PACKAGES = ['@typescript/typescript6', 'typescript']
const TYPESCRIPT_6 = TYPESCRIPT_PACKAGES[0] ?? ''

const TWOSLASH = 'twoslash'

/** Finds the packages that check types, if a page has blocks to check. */
export function prepareTypeCheck(request: TypeCheckRequest): Outcome<SiteTypeCheck> {
  const { siteDir, config, locateInConfig, inputsKey } = request
  if (!hasTypedBlocks(request.files)) return { value: {}, diagnostics: [] }
  const versions = [TWOSLASH, ...TYPESCRIPT_PACKAGES].map((name) => findVersion(siteDir, name))
  const [twoslash, ...compilers] = versions
  const typescript = TYPESCRIPT_PACKAGES[compilers.findIndex(isSupported)]
  const { tsconfig } = config.markdown.twoslash
  const path = tsconfig === undefined ? undefined : join(siteDir, tsconfig)
  const isMissing = path !== undefined && !isFile(path)
  const files = [path, findLockfile(siteDir), join(siteDir, 'package.json')]
  const packagesKey = hashValue([BUILD_ID, ...versions.map((version) => version ?? ''), ...files.map(hashIfExists)])
  const settings: TypeCheckSettings = {
    key: hashValue([packagesKey, inputsKey]),
    packagesKey,
    siteDir,
    ...(path !== undefined && !isMissing && { tsconfig: path }),
    typescript: typescript ?? TYPESCRIPT_6,
    ...((twoslash === undefined || typescript === undefined) && {
      problem: describeMissing(siteDir, {
        twoslash,
        compiler: compilers.at(-1),
        hasCompiler: typescript !== undefined,
      }),
    }),
  }
  if (!isMissing) return { value: { settings }, diagnostics: [] }
  const problem: Diagnostic = {
    code: 'twoslash',
    severity: 'warning',
    ...locateInConfig(['markdown', 'twoslash', 'tsconfig']),
    message: `markdown.twoslash.tsconfig: there is no file ${tsconfig}, so blocks are checked with the default options`,
    hint: 'Correct the path, which is relative to the config',
  }
  return { value: { settings }, diagnostics: [problem] }
}

function hashIfExists(path: string | undefined): string {
  return path === undefined || !isFile(path) ? '' : hashBytes(readRegularFile(path))
}

function hasTypedBlocks({ sources, partials }: TypeCheckRequest['files']): boolean {
  return (
    sources.some((source) => source.mentionsTypes) || [...partials.values()].some(({ text }) => mentionsTypes(text))
  )
}

function findVersion(siteDir: string, name: string): string | undefined {
  const manifest = findManifest(siteDir, name)
  return manifest === undefined ? undefined : readPackageVersion(join(siteDir, manifest))
}

/** Whether twoslash supports a version of TypeScript: from 5.5, below 7. */
function isSupported(version: string | undefined): boolean {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  return major === 6 || (major === 5 && minor >= 5)
}

interface Installed {
  /** The version of the package `twoslash`. */
  readonly twoslash: string | undefined
  /** The version of the package `typescript`. */
  readonly compiler: string | undefined
  /** Whether twoslash supports a version of TypeScript that is installed. */
  readonly hasCompiler: boolean
}

/** Describes why types cannot be checked, and how to install what is missing. */
function describeMissing(siteDir: string, installed: Installed): NonNullable<TypeCheckSettings['problem']> {
  const { twoslash, compiler, hasCompiler } = installed
  const manager = detectPackageManager(siteDir)
  const isUnsupported = compiler !== undefined && !hasCompiler
  const packages = [
    ...(twoslash === undefined ? [TWOSLASH] : []),
    ...(hasCompiler ? [] : [compiler === undefined ? 'typescript@6' : TYPESCRIPT_6]),
  ]
  // npm rejects twoslash next to TypeScript 7.
  const force = isUnsupported && manager === 'npm' ? ' --legacy-peer-deps' : ''
  return {
    message: `${nameMissing(installed)}, so types of code blocks are not checked`,
    hint: `Run ${PACKAGE_COMMANDS[manager].addDev} ${packages.join(' ')}${force}`,
  }
}

function nameMissing({ twoslash, compiler }: Installed): string {
  if (twoslash === undefined) return `the package ${TWOSLASH} is not installed`
  if (compiler === undefined) return `${TWOSLASH} needs the package typescript, which is not installed`
  return `${TWOSLASH} needs TypeScript 5.5 to 6, and the site has ${compiler}`
}
