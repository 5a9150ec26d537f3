import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { readJsonFile } from '../config/files/read-json-file.js'
import { loadConfig } from '../config/load-config.js'
import { findManifest } from '../config/module/hash-inputs.js'
import { readPackageVersion } from '../config/module/read-package-version.js'
import type { DoctorProblem, DoctorReport } from './doctor-report.js'
import { examineCache } from './examine-cache.js'
import { examineEnvironment, examineFolder, examineGit, isPortFree } from './examine-machine.js'
import { findProblems } from './find-problems.js'

/** The site to examine. Paths are absolute. */
export interface DoctorRequest {
  readonly siteDir: string
  readonly outDir: string
  /** Version of docgen. */
  readonly version: string
  /** The default port of the servers. */
  readonly port: number
}

/** Packages that a site installs for single features. */
const OPTIONAL_PACKAGES = [
  'sass',
  'less',
  'postcss',
  'tailwindcss',
  'mermaid',
  'katex',
  'playwright-core',
  'typescript',
]
/** Packages that docgen depends on. */
const OWN_PACKAGES = ['@docgen/renderer', '@docgen/theme', 'esbuild', 'lightningcss', 'react', 'react-dom']

/** Examines the environment and a site. Builds nothing, and writes only what loading a config writes. */
export async function examineSite({ siteDir, outDir, version, port }: DoctorRequest): Promise<DoctorReport> {
  const loaded = await loadConfig(siteDir)
  const config = loaded.value?.config
  const facts = {
    environment: examineEnvironment(version),
    packages: listPackages(siteDir),
    config: {
      state: stateOf(loaded),
      ...(loaded.value && { file: loaded.value.file }),
      ...countParts(config),
    },
    cache: examineCache(siteDir),
    folders: [
      examineFolder('site', siteDir, siteDir),
      examineFolder('cache', join(siteDir, '.docgen'), siteDir),
      examineFolder('output', outDir, siteDir),
    ],
    git: await examineGit(siteDir),
    ports: [{ port, isFree: await isPortFree(port) }],
  }
  const usesHistory = config?.collections.some(({ docs }) => docs.showLastUpdateTime || docs.showLastUpdateAuthor)
  const all = [
    ...loaded.diagnostics.flatMap((diagnostic) => toProblem(diagnostic, siteDir)),
    ...findProblems(facts, { version, usesHistory: usesHistory === true }),
  ]
  const errors = all.filter(({ severity }) => severity === 'error')
  const warnings = all.filter(({ severity }) => severity === 'warning')
  return { version: 1, ok: errors.length === 0, problems: [...errors, ...warnings], ...facts }
}

function stateOf({ value, diagnostics }: Awaited<ReturnType<typeof loadConfig>>): DoctorReport['config']['state'] {
  if (value) return 'valid'
  return diagnostics.some(({ code }) => code === 'missing-config') ? 'missing' : 'invalid'
}

function countParts(config: Config | undefined): Omit<DoctorReport['config'], 'state' | 'file'> {
  return {
    collections: config?.collections.length ?? 0,
    locales: config?.i18n.locales.length ?? 0,
    apis: config?.openapi.length ?? 0,
    plugins: config?.plugins.length ?? 0,
  }
}

function listPackages(siteDir: string): DoctorReport['packages'] {
  const describe = (name: string, manifest: string | undefined, isOptional: boolean) => {
    const version = manifest === undefined ? undefined : readPackageVersion(manifest)
    return { name, ...(version !== undefined && { version }), isOptional }
  }
  const findOptional = (name: string): string | undefined => {
    const manifest = findManifest(siteDir, name)
    return manifest === undefined ? undefined : join(siteDir, manifest)
  }
  return [
    ...OWN_PACKAGES.map((name) => describe(name, findOwn(name), false)),
    ...OPTIONAL_PACKAGES.map((name) => describe(name, findOptional(name), true)),
  ]
}

/** The manifest of a package that docgen depends on; `undefined` if it is not installed. */
function findOwn(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  return folders.map((folder) => join(folder, name, 'package.json')).find((path) => readJsonFile(path) !== undefined)
}

/** A problem of the config, without paths, which can contain the name of the user. */
function toProblem(
  { severity, code, file, line, message, hint }: Diagnostic,
  siteDir: string,
): readonly DoctorProblem[] {
  if (severity === 'info') return []
  const clean = (text: string): string => hidePaths(text, siteDir)
  return [
    {
      severity,
      part: 'config',
      code,
      ...(file !== undefined && { file: clean(file) }),
      ...(line !== undefined && { line }),
      message: clean(message),
      hint: clean(hint ?? `See docgen explain ${code}`),
    },
  ]
}

/** Replaces the paths of the site and of the user's home folder in a text. */
export function hidePaths(text: string, siteDir: string, home: string = homedir()): string {
  const hidden = text.replaceAll(siteDir, '<site>')
  return home.length > 1 ? hidden.replaceAll(home, '~') : hidden
}
