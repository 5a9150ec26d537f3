import { ELEMENT_IDS } from '../element-ids.js'
import { installAnnouncement } from './announcement.js'
import { installCodeBlocks, prepareCodeBlocks } from './code-blocks.js'
import { installColorMode } from './color-mode.js'
import { createStorage } from './create-storage.js'
import { installDrawer } from './drawer.js'
import { installDropdowns } from './dropdowns.js'
import { installIslands } from './islands.js'
import { installRevealTarget } from './reveal-target.js'
import { installSearchShortcut } from './search-shortcut.js'
import { installTabs, prepareTabs } from './tabs.js'
import { installVersions, prepareVersions } from './versions.js'

const storage = createStorage()
const status = document.getElementById(ELEMENT_IDS.status)

installColorMode(storage)
installAnnouncement(storage)
installDrawer(document.getElementById(ELEMENT_IDS.drawer))
installDropdowns()
installSearchShortcut()
installTabs(storage)
installCodeBlocks((message) => {
  if (status) status.textContent = message
})
installVersions(storage)
prepareTabs(document, storage)
prepareCodeBlocks(document)
void prepareVersions(document, storage)
installRevealTarget()
installIslands()
