import { openClosedBranch } from './closed-branches.js'
import type { SafeStorage } from './create-storage.js'
import { installDrawer } from './drawer.js'
import { closeDropdowns, installDropdowns } from './dropdowns.js'
import { installImages, zoomTarget } from './images.js'
import { installMenuAnimation } from './menu-animation.js'
import { onTarget } from './on-target.js'
import type { PageLoader } from './page-loader.js'
import { installShortcuts } from './shortcuts.js'
import { installVersions } from './versions.js'
import { watchSizes } from './watch-sizes.js'

/**
 * What the bootstrap passes to modules loaded later. A module imported by both would be an extra request on every page.
 */
export interface InteractionOptions {
  readonly storage: SafeStorage
  readonly loader: PageLoader
  readonly parse: (html: string) => Document
  readonly focusSearch: () => void
  /** Adds buttons to code blocks, as their present size requires. */
  readonly prepareCodeBlocks: () => void
  /** The event that triggered loading this module. */
  readonly first: Event
}

/** What the bootstrap calls afterwards. */
export interface Interactions {
  /** Opens the sidebar category of a link; rejects if it can't be loaded. */
  readonly openBranch: (link: HTMLAnchorElement) => Promise<void>
  /** Prepares a new page. */
  readonly prepare: () => void
  /** Closes everything that is open over the page. */
  readonly leave: () => void
}

const BACK_TO_TOP = '[data-action="back-to-top"]'

/** Features that need an action of the reader; reading does not load them. */
export function installInteractions(options: InteractionOptions): Interactions {
  const { storage, loader, parse, focusSearch, prepareCodeBlocks, first } = options
  const closeDrawer = installDrawer()
  installDropdowns(first)
  installMenuAnimation()
  const prepareImages = installImages()
  // Code in a hidden tab, or in a narrower window, may overflow only later.
  const watchCode = watchSizes('.code-frame, .table-box', prepareCodeBlocks)
  installVersions(first)
  const onKey = installShortcuts(storage, focusSearch)
  onTarget('click', BACK_TO_TOP, scrollToTop)
  onTarget('change', '.tab-radio', followTabs)
  // Where the contents stay visible, an open list would cover the link's target.
  onTarget('click', '.is-operation .toc-collapsible a', (link) => link.closest('details')?.removeAttribute('open'))
  followTabs()
  if (first instanceof KeyboardEvent) onKey(first)
  else if (first.type === 'click' && first.target instanceof Element) {
    if (first.target.closest(BACK_TO_TOP)) scrollToTop()
    zoomTarget(first.target)
  }
  return {
    openBranch: (link) => openClosedBranch(link, loader, parse),
    prepare: () => {
      prepareImages()
      watchCode()
    },
    leave: () => {
      closeDrawer()
      closeDropdowns()
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('body > dialog[open]')) dialog.close()
    },
  }
}

/** If the URL names a tab, it follows the choice, for reloads and shared links. */
function followTabs(): void {
  const url = new URL(location.href)
  for (const { value, parentElement } of document.querySelectorAll<HTMLInputElement>('.tab-radio:checked')) {
    const group = parentElement?.dataset['tabGroup']
    if (group !== undefined && url.searchParams.has(group)) url.searchParams.set(group, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}
