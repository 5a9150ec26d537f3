import { testContent } from './content-tests.js'
import { testFrame } from './frame-tests.js'
import { testNavigation } from './navigation-tests.js'
import { openWorld } from './open-world.js'
import { testWeights } from './weights-tests.js'

const world = openWorld({ source: new URL('../../../../site', import.meta.url) })

testNavigation(world)
testFrame(world)
testContent(world)
testWeights(world)
