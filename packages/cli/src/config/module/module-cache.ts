import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { cacheFolder } from '../../cache/cache-folder.js'
import { createFolder } from '../../cache/create-folder.js'
import { readJsonFile } from '../files/read-json-file.js'
import { isRecord } from '../is-record.js'
import type { Bundle } from './bundle-module.js'
import { findManifest, hashInputs } from './hash-inputs.js'
import { IMPORTER } from './load-bundle.js'

/** A bundled module on disk, ready to be imported. */
export interface CachedModule {
  /** Absolute path of the JavaScript file; its source map is next to it, with `.map` appended. */
  readonly path: string
  /** Hash of the bytes of all inputs, as 32 hex digits. */
  readonly hash: string
  /** Paths relative to the site's folder, in code-unit order; the manifests of imported packages are last. */
  readonly inputs: readonly string[]
  /** Warnings of the bundler, which each run reports. */
  readonly warnings: readonly Diagnostic[]
}

/** Folder of bundled modules. Bundles resolve packages from this folder, and files of the site three levels up. */
function folderOf(siteDir: string): string {
  return join(siteDir, cacheFolder(siteDir), 'config')
}

/** Increment this when the bundle format changes. */
const FORMAT = 5

/** The bundle of a module from an earlier run; `undefined` if there is none or an input has changed. */
export function readCachedModule(siteDir: string, file: string): CachedModule | undefined {
  const folder = folderOf(siteDir)
  const record = readRecord(join(folder, `${nameOf(file)}.json`))
  if (!record || hashInputs(siteDir, record.inputs) !== record.hash) return undefined
  const path = join(folder, `${nameOf(file)}-${record.hash}.mjs`)
  return existsSync(path) ? { path, ...record } : undefined
}

/** Writes a bundle to disk and removes older bundles of the same module. */
export function writeCachedModule(
  siteDir: string,
  file: string,
  bundle: Bundle,
  warnings: readonly Diagnostic[] = [],
): CachedModule {
  const folder = folderOf(siteDir)
  const manifests = bundle.packages.flatMap((name) => findManifest(siteDir, name) ?? [])
  const inputs = [...bundle.inputs, ...manifests]
  // An input that cannot be read anymore is being changed. The next run bundles again, because no hash equals this.
  const hash = hashInputs(siteDir, inputs, bundle.bytes) ?? 'changing'
  const name = nameOf(file)
  const path = join(folder, `${name}-${hash}.mjs`)
  createFolder(folder)
  for (const old of readdirSync(folder)) {
    if (old.startsWith(`${name}-`) && !old.startsWith(`${name}-${hash}`)) rmSync(join(folder, old), { force: true })
  }
  writeAtomically(`${path}.map`, bundle.map)
  writeAtomically(path, bundle.code)
  writeAtomically(join(folder, `${name}.json`), JSON.stringify({ format: FORMAT, hash, inputs, warnings }))
  return { path, hash, inputs, warnings }
}

/** Removes a bundle that no later run needs, and its folders if they are empty. */
export function removeCachedModule(siteDir: string, file: string, { path }: CachedModule): void {
  for (const old of [path, `${path}.map`, join(folderOf(siteDir), `${nameOf(file)}.json`)]) rmSync(old, { force: true })
  try {
    const folder = folderOf(siteDir)
    if (readdirSync(folder).join() === IMPORTER) rmSync(join(folder, IMPORTER))
    for (const empty of [folder, dirname(folder), dirname(dirname(folder))]) rmdirSync(empty)
  } catch {
    // The folder still contains files of a build.
  }
}

/** Writes atomically: a reader, or a run after a crash, sees the complete file or none. */
function writeAtomically(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

function nameOf(file: string): string {
  return file.replace(/[^\w.]/g, '_')
}

function readRecord(path: string): Omit<CachedModule, 'path'> | undefined {
  const record = readJsonFile(path)
  if (!isRecord(record)) return undefined
  const { format, hash, inputs, warnings } = record
  if (format !== FORMAT || typeof hash !== 'string' || !Array.isArray(inputs) || !Array.isArray(warnings))
    return undefined
  return { hash, inputs: inputs.map(String), warnings }
}
