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

/** What the bootstrap shares with what comes later: a module that both import would be a request of its own on every page. */
export interface InteractionOptions {
  readonly storage: SafeStorage
  readonly loader: PageLoader
  readonly parse: (html: string) => Document
  readonly focusSearch: () => void
  /** Gives code blocks their buttons, those that they need at their present size. */
  readonly prepareCodeBlocks: () => void
  /** What the reader did last before this module was there, and what it was loaded for. */
  readonly first: Event
}

/** What the bootstrap asks of it afterwards. */
export interface Interactions {
  /** Opens the part of the sidebar that a link stands for; rejects where it does not come. */
  readonly openBranch: (link: HTMLAnchorElement) => Promise<void>
  /** Gets a new page ready. */
  readonly prepare: () => void
  /** Closes what is open over the page. */
  readonly leave: () => void
}

const BACK_TO_TOP = '[data-action="back-to-top"]'

/** What only those need who do something on a page; reading does not load it. */
export function installInteractions(options: InteractionOptions): Interactions {
  const { storage, loader, parse, focusSearch, prepareCodeBlocks, first } = options
  const closeDrawer = installDrawer()
  installDropdowns(first)
  installMenuAnimation()
  const prepareImages = installImages()
  // What a tab has hidden, or a wider window, gets too long only later.
  const watchCode = watchSizes('.code-frame, .table-box', prepareCodeBlocks)
  installVersions(first)
  const onKey = installShortcuts(storage, focusSearch)
  onTarget('click', BACK_TO_TOP, scrollToTop)
  onTarget('change', '.tab-radio', followTabs)
  // Where the contents stay in sight, an open list would cover what it led to.
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

/** Where the address names a tab, it follows the choice: who loads the page again, or passes the address on, means this one. */
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
