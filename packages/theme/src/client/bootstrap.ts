import { installAnnouncement } from './announcement.js'
import { installColorMode } from './color-mode.js'
import { installCodeBlocks, prepareCodeBlocks } from './content/code-blocks.js'
import { installTabs, prepareTabs } from './content/tabs.js'
import { createStorage, type SafeStorage } from './create-storage.js'
import type { Interactions } from './interactions.js'
import { isPlainClick } from './is-plain-click.js'
import { loadSearchModule } from './load-search.js'
import { createPageLoader } from './navigation/page-loader.js'
import { installPrefetch } from './navigation/prefetch.js'
import { createProblem, problemText } from './navigation/problem.js'
import { installRouter } from './navigation/router.js'
import { installScrollWatches } from './navigation/scroll-watches.js'
import { onTarget } from './on-target.js'
import { installRevealTarget, revealTarget } from './reveal-target.js'
import { hideNavbar, markHeading, showBackToTop } from './scroll-watches.js'
import { installSearchIntent } from './search-intent.js'
import { installSearchShortcut, prepareSearchShortcut } from './search-shortcut.js'
import { revealCurrent } from './sidebar/reveal-current.js'
import { createPageParser } from './trusted-page-parser.js'
import type { VersionPreference } from './versions.js'

const KEY_PREFIX = 'docs-preferred-version-'
const keyOf = (docs = 'default'): string => KEY_PREFIX + docs

/**
 * Stores the version of each version link that the reader clicks. Returns access to the stored versions, one per docs
 * folder.
 */
function installVersionPreference({ read, write }: SafeStorage): VersionPreference {
  onTarget('click', 'a', ({ dataset: { version, preferVersion = version } }) => {
    const [name, docs] = preferVersion?.split('/').reverse() ?? []
    if (name !== undefined) write(keyOf(docs), name)
  })
  return { read: (docs) => read(keyOf(docs)), write: (docs, name) => write(keyOf(docs), name) }
}

/** Returns a function that loads something once; after a failure the next call retries. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    if (!loading) {
      loading = load()
      loading.catch(() => {
        loading = undefined
      })
    }
    return loading
  }
}

const INTERACTIVE = '.dropdown, summary, [data-cut], .prose img'
/** Events that load the interactions; `pointerover` does so only on an `INTERACTIVE` element. */
const FIRST_EVENTS = ['click', 'keydown', 'focusin', 'pointerover'] as const

const storage = createStorage()
const preference = installVersionPreference(storage)
const parse = createPageParser()
const loader = createPageLoader()

let interactions: Interactions | undefined
let areInteractionsMissing = false
let firstEvent: Event
const labelColorMode = installColorMode(storage)
const recordJump = installScrollWatches([markHeading, hideNavbar, showBackToTop])
const loadSearch = loadOnce(async () => {
  const { installSearch } = await loadSearchModule()
  return installSearch({ storage, loader, parse, preference, loadVersions: () => import('./versions.js') })
})
/**
 * Loads the interactions once. Browsers remember if a module failed to load: in that case, the router loads the next
 * page in full, which requests the module again.
 */
const loadInteractions = loadOnce(async () => {
  const { installInteractions } = await import('./interactions.js')
  for (const type of FIRST_EVENTS) removeEventListener(type, onFirstEvent)
  interactions = installInteractions({ storage, loader, parse, prepareCodeBlocks, first: firstEvent })
  return interactions
})
const loadPageSwitcher = loadOnce(async () => {
  const { createPageSwitcher } = await import('./navigation/show-page.js')
  const prepare = (): void => {
    preparePage()
    recordJump()
  }
  return createPageSwitcher({ loader, parse, prepare })
})
installAnnouncement(storage)
installSearchShortcut(storage)
installSearchIntent(loadSearch)
installTabs(storage)
installCodeBlocks()
installRevealTarget(recordJump)
onTarget('click', '[data-cut="branch"] > a', openBranch)
installPrefetch(loader, loadPageSwitcher)
installRouter({
  loader,
  loadPageSwitcher: () => (areInteractionsMissing && navigator.onLine ? Promise.reject() : loadPageSwitcher()),
  leave: () => interactions?.leave(),
})
preparePage()
// On the first page, the browser scrolls to the target of the URL, without the router.
if (location.hash) recordJump()
// During a dev session, pages change while they are shown.
document.addEventListener('docgen:patched', preparePage)
for (const type of FIRST_EVENTS) addEventListener(type, onFirstEvent)
// In print, links show their absolute URL, which style sheets can't compute.
addEventListener('beforeprint', () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.prose a[href]')) link.dataset['print'] = link.href
})

/** Prepares the content of a new page. Each part is independent: a failure does not affect the others. */
function preparePage(): void {
  const parts = [
    labelColorMode,
    showButtons,
    prepareSearchShortcut,
    revealCurrent,
    revealTarget,
    () => prepareTabs(storage),
    prepareCodeBlocks,
    () => prepareVersions(preference),
    () => interactions?.prepare(),
    loadIslands,
    markTerms,
    fillSearchPage,
    findMoved,
  ]
  for (const part of parts) {
    try {
      part()
    } catch (error) {
      console.error(error)
    }
  }
}

/** Loads the interactions at the first action of the reader. */
function onFirstEvent(event: Event): void {
  if (event.type === 'pointerover' && !(event.target instanceof Element && event.target.closest(INTERACTIVE))) return
  // Keep the last event: a click is preceded by the focus event that it causes.
  firstEvent = event
  loadInteractions().catch(() => {
    areInteractionsMissing = true
  })
}

/**
 * Opens a sidebar category whose items the page omits. If that fails, follows the link of the category, as without
 * scripts.
 */
function openBranch(link: HTMLAnchorElement, event: Event): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  loadInteractions()
    .then((loaded) => loaded.openBranch(link))
    .catch(() => location.assign(link.href))
}

/** Loads the custom element of islands if the page has one; it also handles the islands of later pages. */
function loadIslands(): void {
  if (document.querySelector('docgen-island'))
    import('./islands.js').then(({ installIslands }) => installIslands(), console.error)
}

function fillSearchPage(): void {
  const page = document.querySelector('.page-search .doc')
  const showFailure = (): void =>
    page?.append(createProblem({ action: problemText('retry'), onAction: () => location.reload() }))
  if (page) loadSearch().then(({ showPage }) => showPage(), showFailure)
}

/** On the not-found page, redirects to the page that the reader probably wanted, or suggests pages. */
function findMoved(): void {
  if (document.querySelector('.kind-not-found'))
    import('./navigation/find-moved-page.js').then(({ findMovedPage }) => findMovedPage(loader), console.error)
}

/** Shows the buttons that need scripts, and marks the links that open sidebar categories only with scripts. */
function showButtons(): void {
  const buttons = '[data-action="switch-color-mode"], [data-action="close-announcement"]'
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.hidden = false
  for (const link of document.querySelectorAll('[data-cut="branch"] > a')) link.ariaExpanded = 'false'
}

/** Marks the search terms named in the URL of a search hit. */
function markTerms(): void {
  const terms = new URLSearchParams(location.search).getAll('highlight')
  if (terms.length > 0)
    import('./highlight-terms.js').then(({ highlightTerms }) => highlightTerms(terms), console.error)
}

/**
 * Applies the reader's preferred versions, if there are any, to the version menus of docs that the page is not part of.
 */
function prepareVersions(preference: VersionPreference): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.dropdown[data-follows]')) {
    if (preference.read(menu.dataset['follows']) !== undefined)
      import('./versions.js').then(({ followPreference }) => followPreference(menu, preference)).catch(console.error)
  }
}
