import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { hashBytes } from '../../cache/hash.js'
import type { Artifact, EmittedFile, OutputRecord } from '../../emit/artifact.js'
import { MANIFEST_FILE } from '../../emit/create-manifest.js'
import { hasFailed } from '../../workers/content-cache.js'
import type { RenderSetup } from '../../workers/render-setup.js'
import type { BuildReport } from '../build-report.js'
import type { FinishedPage } from '../build-site-pages.js'

/** A finished output without the bytes of its files, as the remote cache stores it. */
export interface OutputList {
  /** The files by their paths in the output folder. */
  readonly files: Readonly<Record<string, EmittedFile>>
  /** Files that are copies of files of the site: the path of the copy, and that of the original in the site's folder. */
  readonly copies: Readonly<Record<string, string>>
  readonly report: BuildReport
}

/** An entry of a pack whose bytes are read when the pack is written. */
export interface DeferredEntry {
  readonly key: string
  /** Returns the bytes; `undefined` if the file has changed since it was written. */
  readonly read: () => Buffer | undefined
}

/** The most bytes of files to share: restoring more could exhaust the time that a build may spend on the server. */
const MAX_BYTES = 512_000_000
/** The largest file to share, in bytes: a pack must stay below its limit. */
const MAX_FILE_BYTES = 16_000_000

/** Key of the list of an output, by the key of the site that it was built from. */
export function outputListKey(siteKey: string): string {
  return `output-list:${siteKey}`
}

/** Key of a file of an output, by the hash of its bytes. */
export function outputFileKey(hash: string): string {
  return `output-file:${hash}`
}

/** A build whose output may be shared. */
export interface FinishedBuild {
  readonly siteDir: string
  readonly outDir: string
  /** Identifies everything that was read of the site. */
  readonly siteKey: string
  readonly setup: Pick<RenderSetup, 'modules' | 'markdown'>
  readonly report: BuildReport
  readonly builtPages: readonly FinishedPage[]
  readonly artifacts: readonly Artifact[]
  readonly readRecord: () => OutputRecord
}

/**
 * Lists what another machine needs to restore an output, the list of files last. Lists nothing if code of the site has
 * rendered it: such code can depend on anything, such as the date.
 */
export function listOutput({
  siteDir,
  outDir,
  siteKey,
  setup,
  report,
  builtPages,
  artifacts,
  readRecord,
}: FinishedBuild): readonly DeferredEntry[] {
  const { theme, overrides } = setup.modules
  const runsCode = theme.startsWith('file:') || overrides !== undefined || setup.markdown.pluginModule !== undefined
  if (runsCode || hasFailed(report) || builtPages.some(({ pluginInputs }) => pluginInputs)) return []
  const record = readRecord()
  const copies = listCopies(artifacts, siteDir, record)
  const files = Object.fromEntries(
    Object.entries(record.files).map(([file, { mtimeMs: _time, ...emitted }]) => [file, emitted] as const),
  )
  const stored = Object.entries(files).filter(([file]) => copies[file] === undefined)
  // Without a record of the manifest, the output is not that of this build.
  if (!files[MANIFEST_FILE]?.hash || stored.some(([, { size }]) => size > MAX_FILE_BYTES)) return []
  if (stored.reduce((sum, [, { size }]) => sum + size, 0) > MAX_BYTES) return []
  const byHash = new Map(stored.map(([file, { hash }]) => [hash, file]))
  const entries = Array.from(byHash, ([hash, file]): DeferredEntry => {
    return { key: outputFileKey(hash), read: () => readIfSame(join(outDir, file), hash) }
  })
  const list: OutputList = { files, copies, report: toSharedReport(report) }
  return [...entries, { key: outputListKey(siteKey), read: () => Buffer.from(JSON.stringify(list)) }]
}

/** The report of a machine that restores the output, where nothing is compiled or rendered. */
function toSharedReport(report: BuildReport): BuildReport {
  const { total, compiled, cached } = report.pages
  const pages = { total, rendered: 0, compiled: 0, cached: compiled + cached, unchanged: 0 }
  return { ...report, pages, stages: [], work: report.work.map(({ name }) => ({ name, ms: 0 })) }
}

function listCopies(artifacts: readonly Artifact[], siteDir: string, { files }: OutputRecord): OutputList['copies'] {
  return Object.fromEntries(
    artifacts.flatMap((artifact) => {
      if (!('copyFrom' in artifact) || files[artifact.file]?.hash !== artifact.hash) return []
      const path = relative(siteDir, artifact.copyFrom)
      return staysInFolder(path) ? [[artifact.file, path.split(sep).join('/')] as const] : []
    }),
  )
}

/** Whether a relative path stays in its folder. */
export function staysInFolder(path: string): boolean {
  return path !== '' && !isAbsolute(path) && !path.split(/[\\/]/).includes('..')
}

function readIfSame(path: string, hash: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path)
    return hashBytes(bytes) === hash ? bytes : undefined
  } catch {
    return undefined
  }
}
