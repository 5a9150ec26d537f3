import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copySite, copySources } from '../build-copy.js'

const FOLDER = fileURLToPath(new URL('../planted/', import.meta.url))
const REMOVED = ['docs/moved.md', 'docs/deleted.md']

/** A repository with a sound commit and planted faults in the working tree, its deployed site, and a server. */
export interface PlantedSite {
  readonly siteDir: string
  /** The output of the sound commit. */
  readonly deployedDir: string
  /** Origin of the server that external links point to. */
  readonly origin: string
}

/** Takes what to do when the site is no longer needed. */
type OnClose = (close: () => void) => void

/** Creates the site of `test/planted`: commits and builds `before`, then puts `after` over it. */
export async function createPlantedSite(onClose: OnClose): Promise<PlantedSite> {
  const origin = await startServer(onClose)
  const { siteDir, outDir, build, remove } = copySite(join(FOLDER, 'before'))
  onClose(remove)
  fillOrigin(siteDir, origin)
  writeFileSync(join(siteDir, '.gitignore'), '.docgen\ndist\n')
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Add the site'],
  ])
    execFileSync('git', ['-C', siteDir, ...author, ...args])
  const { report } = await build()
  if (!report.ok) throw new Error(JSON.stringify(report.diagnostics))
  copySources(join(FOLDER, 'after'), siteDir)
  for (const path of REMOVED) rmSync(join(siteDir, path))
  fillOrigin(siteDir, origin)
  return { siteDir, deployedDir: outDir, origin }
}

/** Replaces the names that stand for the server, whose port changes with each run. */
function fillOrigin(siteDir: string, origin: string): void {
  for (const path of ['site.config.ts', 'docs/links.md']) {
    if (!readdirSync(join(siteDir, path, '..')).includes(path.replace(/^.*\//, ''))) continue
    const text = readFileSync(join(siteDir, path), 'utf8')
    writeFileSync(
      join(siteDir, path),
      text.replaceAll('ORIGIN', origin).replaceAll('PRIVATE_HOST', new URL(origin).host),
    )
  }
}

async function startServer(onClose: OnClose): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (url === '/fine') response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="part">')
    else if (url === '/moved') response.writeHead(301, { location: '/fine' }).end()
    else if (url === '/circle') response.writeHead(302, { location: '/circle' }).end()
    else response.writeHead(url === '/gone' ? 410 : 404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onClose(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
