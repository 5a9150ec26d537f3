import { hashBytes } from '../src/cache/hash.js'
import { type EmittedFile, readArtifact } from '../src/emit/artifact.js'
import { createManifest, MANIFEST_FILE } from '../src/emit/create-manifest.js'
import { embedSearchManifest } from '../src/emit/embed-search-manifest.js'
import type { PackedAnchors } from '../src/graph/links/pack-anchors.js'
import { describePage } from '../src/session/build-site-pages.js'
import { listTextFiles } from '../src/session/create-full-texts.js'
import { listRedirects } from '../src/session/list-redirects.js'
import type { SiteSession } from '../src/session/live/open-session.js'
import { findEmbeddedManifest } from '../src/session/output/complete-search-pages.js'

/** Every output file of a session with its bytes, as a build would write them now. */
export async function listOutput(session: SiteSession): Promise<ReadonlyMap<string, Uint8Array>> {
  while (!(await session.compileAll())) {
    // The site changed meanwhile; compile the new pages, too.
  }
  const { site } = session.snapshot() ?? {}
  if (!site) throw new Error('the session has no site yet')
  const output = new Map<string, Uint8Array>()
  const emitted = new Map<string, EmittedFile>()
  const anchors = new Map<string, PackedAnchors>()
  for (const [position, { page }] of site.plan.pages.entries()) {
    const built = await session.buildPage(page.file)
    if (!built) continue
    output.set(page.file, built.bytes)
    anchors.set(page.file, session.findAnchors(position))
    emitted.set(page.file, describePage(built.planned, built.key, { hash: built.hash, size: built.bytes.length }))
  }
  for (const { file } of [
    ...site.plan.pages.flatMap(({ page }) => page.head.markdownPage ?? []),
    ...listTextFiles(site),
  ]) {
    const bytes = await session.buildMarkdownPage(file)
    if (!bytes) continue
    output.set(file, bytes)
    emitted.set(file, { hash: hashBytes(bytes), size: bytes.length })
  }
  for (const file of new Set(site.plan.pages.flatMap(({ card }) => card?.file ?? []))) {
    const bytes = await session.renderCard(file)
    if (!bytes) continue
    output.set(file, bytes)
    emitted.set(file, { hash: hashBytes(bytes), size: bytes.length })
  }
  const artifacts = await session.collectFiles()
  const searchManifest = findEmbeddedManifest(artifacts)
  for (const { page } of site.plan.pages) {
    const html = output.get(page.file)
    if (page.kind !== 'search' || !html) continue
    const bytes = Buffer.from(embedSearchManifest(Buffer.from(html).toString(), searchManifest))
    output.set(page.file, bytes)
    emitted.set(page.file, { ...emitted.get(page.file), hash: hashBytes(bytes), size: bytes.length })
  }
  for (const artifact of artifacts) {
    const bytes = readArtifact(artifact)
    output.set(artifact.file, bytes)
    emitted.set(artifact.file, { hash: hashBytes(bytes), size: bytes.length })
  }
  const manifest = { files: emitted, baseUrl: site.config.baseUrl, anchors, redirects: listRedirects(site) }
  output.set(MANIFEST_FILE, Buffer.from(createManifest(manifest)))
  return output
}
