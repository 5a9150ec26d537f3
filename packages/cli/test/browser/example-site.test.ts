import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteCopy } from '../build-copy.js'
import { testContent } from './content-tests.js'
import { testFrame } from './frame-tests.js'
import { testNavigation } from './navigation-tests.js'
import { openWorld } from './open-world.js'
import { testStates } from './states-tests.js'
import { testWeights } from './weights-tests.js'

/** With one sidebar for all pages, which is large enough to omit the items of closed categories. */
function joinSidebars({ siteDir }: SiteCopy): void {
  for (const file of ['site.config.ts', 'docs/version-history/_category_.yml']) {
    const path = join(siteDir, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace('ownSidebar: true', 'ownSidebar: false'))
  }
}

const world = openWorld({ source: new URL('../../../../site', import.meta.url), prepare: joinSidebars })

testNavigation(world)
testFrame(world)
testContent(world)
testStates(world)
testWeights(world)
