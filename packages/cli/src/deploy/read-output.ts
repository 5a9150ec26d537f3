import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { readJsonFile } from '../config/files/read-json-file.js'
import { isRecord } from '../config/is-record.js'
import { MANIFEST_FILE } from '../emit/create-manifest.js'
import { readManifest } from '../emit/output-record.js'
import { DeployFailure, rejectDeployment } from './deploy-failure.js'
import { runParallel } from './run-parallel.js'
import type { Content } from './store.js'

/** Larger files are read in parts, each time they are needed. */
const MAX_IN_MEMORY = 8 * 1024 * 1024
const PARALLEL_READS = 16

/** A file of the output folder. */
export interface OutputFile {
  readonly size: number
  /** SHA-256 in hexadecimal. */
  readonly sha256: string
  /** Route of the page, if the file is one. */
  readonly route?: string
}

/** A built site. */
export interface OutputFiles {
  readonly baseUrl: string
  readonly files: ReadonlyMap<string, OutputFile>
}

/**
 * Reads which files a built site has, by their bytes: other programs may have changed files since the build. Reports a
 * folder without a site, and a site with missing files.
 */
export async function readOutput(outDir: string, signal: AbortSignal): Promise<Outcome<OutputFiles | undefined>> {
  const manifest = existsSync(join(outDir, MANIFEST_FILE)) ? readManifest(outDir) : undefined
  if (!manifest)
    return rejectDeployment('no-built-site', `${outDir} contains no site that docgen built`, 'Run docgen build first')
  const paths = listFiles(outDir)
  const existing = new Set(paths)
  const missing = Object.keys(manifest).filter((file) => !existing.has(file))
  if (missing.length > 0) {
    const rest = missing.length === 1 ? ' is' : ` and ${missing.length - 1} more are`
    const message = `${outDir} is not complete: ${missing[0]}${rest} missing, but listed in ${MANIFEST_FILE}`
    return rejectDeployment('incomplete-output', message, 'Run docgen build again')
  }
  const { baseUrl, routes } = readRoutes(outDir)
  const files = new Map<string, OutputFile>()
  for (const path of paths.sort()) files.set(path, { size: 0, sha256: '' })
  const addFile = async (path: string): Promise<void> => {
    const { size, sha256 } = await hashFile(join(outDir, path))
    const route = routes.get(path)
    files.set(path, { size, sha256, ...(route !== undefined && { route }) })
  }
  await runParallel(paths, addFile, { limit: PARALLEL_READS, signal })
  return { value: { baseUrl, files }, diagnostics: [] }
}

/**
 * Returns the content of a file to upload. A large file is read only by the upload. Rejects with a failure if another
 * file has changed since `readOutput` has read it.
 */
export async function openContent(outDir: string, file: string, { size, sha256 }: OutputFile): Promise<Content> {
  const path = join(outDir, file)
  if (size > MAX_IN_MEMORY) return { size, sha256, source: { path } }
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return { size, sha256, source: bytes }
  throw new DeployFailure({
    code: 'incomplete-output',
    severity: 'error',
    message: `${path} has changed during the deployment`,
    hint: 'Wait until no build runs, and deploy again',
  })
}

/** Content of some bytes. */
export function contentOf(bytes: Uint8Array): Content {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), source: bytes }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/') : [],
  )
}

function readRoutes(outDir: string): { readonly baseUrl: string; readonly routes: ReadonlyMap<string, string> } {
  const value = readJsonFile(join(outDir, MANIFEST_FILE))
  const routes = new Map<string, string>()
  if (!isRecord(value)) return { baseUrl: '/', routes }
  for (const [file, facts] of Object.entries(isRecord(value['files']) ? value['files'] : {}))
    if (isRecord(facts) && typeof facts['route'] === 'string') routes.set(file, facts['route'])
  return { baseUrl: typeof value['baseUrl'] === 'string' ? value['baseUrl'] : '/', routes }
}

async function hashFile(path: string): Promise<{ readonly size: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  if (statSync(path).size <= MAX_IN_MEMORY) {
    const bytes = await readFile(path)
    return { size: bytes.length, sha256: hash.update(bytes).digest('hex') }
  }
  let size = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}
