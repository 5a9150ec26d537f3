import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteMemo } from '../cache/byte-memo.js'
import { hashBytes } from '../cache/hash.js'
import { type Artifact, readArtifact } from '../emit/artifact.js'
import { SAMPLES_ENDING } from '../emit/content-type.js'
import { isPageStyleFile } from '../plan/page-style-file.js'
import { isCardFile } from '../plan/plan-card.js'
import type { LivePage } from '../session/live/live-pages.js'
import type { SiteSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { collectPlannedFiles, collectStatics } from '../session/output/collect-artifacts.js'
import type { FileStore, ServedFile } from './file-store.js'
import { injectClient } from './inject-client.js'

/** Maximum number of replaced files that are still served, such as images under the hash of their old content. */
const MAX_REPLACED = 256

/** Inputs of the store. */
export interface SessionStoreOptions {
  readonly siteDir: string
  readonly session: SiteSession
  /** Resolves when the session has a site. */
  readonly ready: () => Promise<void>
  /** Stores every page sent to a window, by the hash of its bytes. */
  readonly sent: ByteMemo<Uint8Array>
  /** Called if a requested page could not be rendered. */
  readonly onFailure: () => void
}

/** Files of a snapshot, by their path in the output folder. */
interface SnapshotFiles {
  readonly snapshot: Snapshot
  readonly files: Promise<ReadonlyMap<string, Artifact>>
}

/** Creates a store of the files of a session. It builds pages on request, with the script that keeps them up to date. */
export function createSessionStore({ siteDir, session, ready, sent, onFailure }: SessionStoreOptions): FileStore {
  let planned: SnapshotFiles | undefined
  let compiled: SnapshotFiles | undefined
  // Windows request replaced files until they receive the new page.
  const replacedFiles = new Map<string, Artifact>()

  /** Lists the planned files of a snapshot. Remembers those of the previous snapshot that the new one lacks. */
  const listAfter = async (
    snapshot: Snapshot,
    previous: SnapshotFiles | undefined,
  ): Promise<ReadonlyMap<string, Artifact>> => {
    const files = await listPlannedFiles(siteDir, snapshot)
    for (const [file, artifact] of (await previous?.files) ?? [])
      if (!files.has(file)) replacedFiles.set(file, artifact)
    for (const file of [...replacedFiles.keys()].slice(0, -MAX_REPLACED)) replacedFiles.delete(file)
    return files
  }
  const readPlannedFiles = (snapshot: Snapshot): SnapshotFiles['files'] => {
    if (planned?.snapshot !== snapshot) planned = { snapshot, files: listAfter(snapshot, planned) }
    return planned.files
  }
  const readCompiledFiles = (snapshot: Snapshot): SnapshotFiles['files'] => {
    if (compiled?.snapshot !== snapshot) compiled = { snapshot, files: listCompiledFiles(session) }
    return compiled.files
  }
  const servePage = ({ bytes, hash, diagnostics }: LivePage): ServedFile => {
    if (diagnostics.length > 0) onFailure()
    sent.set(hash, bytes, bytes.length)
    return serveBytes(injectClient(bytes, hash))
  }
  const find = async (file: string): Promise<ServedFile | undefined> => {
    await ready()
    const isStatic = Object.hasOwn(session.snapshot()?.site.graph.links.statics ?? {}, `/${file}`)
    const page = isStatic ? undefined : await session.buildPage(file)
    if (page) return servePage(page)
    const markdownPage = isStatic ? undefined : await session.buildMarkdownPage(file)
    if (markdownPage) return serveBytes(Buffer.from(markdownPage))
    const card = isCardFile(file) ? await session.renderCard(file) : undefined
    if (card) return serveBytes(Buffer.from(card))
    const snapshot = session.snapshot()
    // While the config is invalid, an empty page shows its diagnostics.
    if (!snapshot) return file === '404.html' ? serveBytes(injectClient(EMPTY_PAGE, '')) : undefined
    const artifact = (await readPlannedFiles(snapshot)).get(file)
    if (artifact) return serveArtifact(artifact)
    const replaced = replacedFiles.get(file)
    // The source has changed since it was hashed. With an impossible size, it gets a new hash.
    if (replaced) return serveArtifact('copyFrom' in replaced ? { ...replaced, size: -1 } : replaced)
    // A browser requests a page's styles right after the page, so they must not wait for all other pages.
    const isOfPage = isPageStyleFile(file) || file.endsWith(SAMPLES_ENDING)
    const pageFile = isOfPage ? session.findPageFile(file) : undefined
    if (pageFile !== undefined) return serveBytes(Buffer.from(pageFile))
    // No page is a compiled file, and no path without an extension, so neither has to wait for all pages.
    if (!/\.(?!html$)\w+$/.test(file)) return undefined
    const compiledFile = (await readCompiledFiles(snapshot)).get(file)
    return compiledFile && serveArtifact(compiledFile)
  }
  return {
    find,
    readBaseUrl: async () => {
      await ready()
      return session.snapshot()?.site.config.baseUrl ?? '/'
    },
  }
}

/** Lists the files that need no compiled page: also every image next to a page, whether used or not. */
async function listPlannedFiles(siteDir: string, { site }: Snapshot): Promise<ReadonlyMap<string, Artifact>> {
  const assets = new Map(site.files.assets.map((asset) => [asset.path, asset]))
  const images = site.graph.assets.flatMap(({ source, file }): Artifact[] => {
    const asset = assets.get(source)
    return asset ? [{ file, copyFrom: join(siteDir, source), hash: asset.hash, size: asset.bytes }] : []
  })
  const artifacts = [...(await collectPlannedFiles(site)), ...images, ...collectStatics(site)]
  return new Map(artifacts.map((artifact) => [artifact.file, artifact]))
}

const EMPTY_PAGE = Buffer.from(
  '<!doctype html><html lang="en"><head><title>docgen</title></head><body></body></html>\n',
)

/** Builds the files that need the content of every page, such as the search indexes. Empty if a change interrupts it. */
async function listCompiledFiles(session: SiteSession): Promise<ReadonlyMap<string, Artifact>> {
  if (!(await session.compileAll())) return new Map()
  return new Map((await session.collectFiles()).map((artifact) => [artifact.file, artifact]))
}

/** Serves a file in its current state, possibly in the middle of a save; `undefined` if it was just deleted. */
async function serveArtifact(artifact: Artifact): Promise<ServedFile | undefined> {
  if (!('copyFrom' in artifact)) return serveBytes(readArtifact(artifact))
  const { copyFrom } = artifact
  const stats = await stat(copyFrom).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const { size } = stats
  const hash = size === artifact.size ? artifact.hash : `${artifact.hash}-${size}-${stats.mtimeMs}`
  return { size, hash, read: () => readFile(copyFrom), stream: (range) => createReadStream(copyFrom, range) }
}

function serveBytes(bytes: Buffer): ServedFile {
  return {
    size: bytes.length,
    hash: hashBytes(bytes),
    read: async () => bytes,
    stream: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  }
}
