import { hashBytes } from '../../cache/hash.js'
import { type EmittedFile, readArtifact } from '../../emit/artifact.js'
import { listFullTexts } from '../../emit/create-llms-files.js'
import { createManifest, MANIFEST_FILE } from '../../emit/create-manifest.js'
import { describePage } from '../build-site-pages.js'
import type { SiteSession } from './open-session.js'

/** Every output file of a session with its bytes, as a build would write them now. */
export async function listOutput(session: SiteSession): Promise<ReadonlyMap<string, Uint8Array>> {
  while (!(await session.compileAll())) {
    // The site changed meanwhile; compile the new pages, too.
  }
  const { site } = session.snapshot() ?? {}
  if (!site) throw new Error('the session has no site yet')
  const output = new Map<string, Uint8Array>()
  const emitted = new Map<string, EmittedFile>()
  for (const { page } of site.plan.pages) {
    const built = await session.buildPage(page.file)
    if (!built) continue
    output.set(page.file, built.bytes)
    emitted.set(page.file, describePage(built.planned, built.key, { hash: built.hash, size: built.bytes.length }))
  }
  const { config, graph, plan } = site
  const fullTexts = listFullTexts({ config, graph, pages: plan.pages })
  for (const { file } of [...plan.pages.flatMap(({ page }) => page.head.twin ?? []), ...fullTexts]) {
    const bytes = await session.buildTwin(file)
    if (!bytes) continue
    output.set(file, bytes)
    emitted.set(file, { hash: hashBytes(bytes), size: bytes.length })
  }
  for (const artifact of await session.collectFiles()) {
    const bytes = readArtifact(artifact)
    output.set(artifact.file, bytes)
    emitted.set(artifact.file, { hash: hashBytes(bytes), size: bytes.length })
  }
  output.set(MANIFEST_FILE, Buffer.from(createManifest(emitted, site.config.baseUrl)))
  return output
}
