import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { copySite, type SiteCopy } from '../build-copy.js'
import { testContent } from './content-tests.js'
import { testFrame } from './frame-tests.js'
import { testNavigation } from './navigation-tests.js'
import { openBrowser } from './open-browser.js'
import { openStaticHost } from './static-host.js'
import { testWeights } from './weights-tests.js'
import { World } from './world.js'

const world = new World()
let site: SiteCopy

beforeAll(async () => {
  site = copySite(fileURLToPath(new URL('../../../../site', import.meta.url)))
  const { report } = await site.build()
  expect(report.ok).toBe(true)
  world.start(await openStaticHost(site.outDir), await openBrowser())
})

afterEach(async () => {
  await world.browser.clear()
  expect(world.browser.takeProblems()).toEqual([])
})

afterAll(async () => {
  await world.browser.close()
  await world.host.close()
  site.remove()
})

testNavigation(world)
testFrame(world)
testContent(world)
testWeights(world)
