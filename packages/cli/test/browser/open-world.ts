import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { copySite, type SiteCopy } from '../build-copy.js'
import { openBrowser, type TestBrowser } from './open-browser.js'
import { openStaticHost, type StaticHost } from './static-host.js'
import type { World } from './world.js'

/** Inputs of a world. */
export interface WorldRequest {
  /** The folder of the site. */
  readonly source: URL
  /** Path of the site on its host, such as `/manual`; absent for the root. */
  readonly base?: string
  /** Options of all windows. */
  readonly options?: BrowserContextOptions
  /** `firefox`; by default as in `launchBrowser`. */
  readonly browser?: string
  /** Expected codes of the build's diagnostics; by default none. */
  readonly codes?: readonly string[]
  /** Changes the copy of the site before it is built. */
  readonly prepare?: (site: SiteCopy) => void
}

/**
 * Builds a copy of a site before the first test of a file, and removes everything after the last one. Any problem
 * of a page (exceptions, console errors, violations of the policy) fails its test, unless the test takes these
 * problems itself.
 */
export function openWorld(request: WorldRequest): World {
  const { base = '', options } = request
  let started: Started | undefined
  const world = (): Started => {
    if (!started) throw new Error('the world starts before the first test, not earlier')
    return started
  }
  beforeAll(async () => {
    started = await start(request)
  })
  afterEach(async () => {
    await world().browser.clear()
    world().host.takeRequests()
    expect(world().browser.takeProblems()).toEqual([])
  })
  afterAll(async () => {
    await started?.browser.close()
    await started?.host.close()
    started?.site.remove()
  })
  const address = (path: string): string => world().host.origin + base + path
  return {
    get site() {
      return world().site
    },
    get host() {
      return world().host
    },
    get browser() {
      return world().browser
    },
    address,
    open: (path, own) => world().browser.open(address(path), { ...options, ...own }),
  }
}

interface Started {
  readonly site: SiteCopy
  readonly host: StaticHost
  readonly browser: TestBrowser
}

async function start({ source, base = '', codes = [], prepare, browser }: WorldRequest): Promise<Started> {
  const site = copySite(fileURLToPath(source))
  prepare?.(site)
  const outDir = join(site.outDir, base)
  const { report } = await site.build({ outDir })
  expect(report.diagnostics.map(({ code }) => code)).toEqual(codes)
  // The host reads `_headers` from its own root folder.
  if (base !== '') copyFileSync(join(outDir, '_headers'), join(site.outDir, '_headers'))
  return { site, host: await openStaticHost(site.outDir), browser: await openBrowser(browser) }
}
