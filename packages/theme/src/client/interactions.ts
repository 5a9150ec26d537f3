import { installExpandAll } from './content/expand-all.js'
import { installFeedback } from './content/feedback.js'
import { installImages, zoomTarget } from './content/images.js'
import { installPageActions } from './content/page-actions.js'
import { installSampleOptions } from './content/sample-options.js'
import { installTableFilter } from './content/table-filter.js'
import { installTryIt } from './content/try-it.js'
import { installUpdateFilter } from './content/update-filter.js'
import { installVariantSelect } from './content/variant-select.js'
import type { SafeStorage } from './create-storage.js'
import { installShortcuts } from './keys/shortcuts.js'
import type { PageLoader } from './navigation/page-loader.js'
import { onClick } from './on-click.js'
import { onTarget } from './on-target.js'
import { installDrawer } from './sidebar/drawer.js'
import { openClosedBranch } from './sidebar/open-branch.js'
import { installSidebarFilter } from './sidebar/sidebar-filter.js'
import { installVersions } from './versions.js'
import { watchSizes } from './watch-sizes.js'

/**
 * Values that the bootstrap passes to this module. A module that both of them import would be an extra request on every
 * page.
 */
export interface InteractionOptions {
  readonly storage: SafeStorage
  readonly loader: PageLoader
  readonly parse: (html: string) => Document
  /** Shows the buttons of code blocks that their current size requires. */
  readonly prepareCodeBlocks: () => void
  /** The event that triggered loading this module. */
  readonly first: Event
}

/** Functions that the bootstrap calls after this module has loaded. */
export interface Interactions {
  /** Opens the sidebar category of a link; rejects if it can't be loaded. */
  readonly openBranch: (link: HTMLAnchorElement) => Promise<void>
  /** Prepares a new page. */
  readonly prepare: () => void
  /** Closes everything that is open over the page. */
  readonly leave: () => void
}

/**
 * Installs the features that readers need only once they click, type or point. A page that is only read never loads
 * them.
 */
export function installInteractions(options: InteractionOptions): Interactions {
  const { storage, loader, parse, prepareCodeBlocks, first } = options
  const closeDrawer = installDrawer()
  installDropdowns(first)
  installDetailsAnimation()
  const prepareFilter = installSidebarFilter()
  installTableFilter()
  installFeedback(first)
  installPageActions(first)
  installTryIt(first, parse)
  installExpandAll(first)
  installVariantSelect(first)
  installSampleOptions(parse)
  installUpdateFilter(first)
  onTarget('click', '.code-more[open] > summary', keepInView)
  const prepareImages = installImages()
  // Code in a hidden tab, or in a narrower window, may overflow only later.
  const watchCode = watchSizes('.code-frame, .table-box', prepareCodeBlocks)
  installVersions(first)
  const onKey = installShortcuts(storage)
  onClick('[data-action="back-to-top"]', first, scrollToTop)
  onTarget('change', '.tab-radio', updateTabParameters)
  installTooltips(first)
  // On wide screens the table of contents stays visible; elsewhere an open list would cover the link's target.
  onTarget('click', '.toc-collapsible a', (link) => link.closest('details')?.removeAttribute('open'))
  updateTabParameters()
  if (first instanceof KeyboardEvent) onKey(first)
  else if (first.type === 'click') {
    zoomTarget(first.target)
    // The click may have collapsed a code block.
    const collapsed = first.target instanceof Element && first.target.closest('.code-more:not([open]) > summary')
    if (collapsed) keepInView(collapsed)
  }
  return {
    openBranch: (link) => openClosedBranch(link, loader, parse),
    prepare: () => {
      prepareFilter()
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

/** Updates the URL: a tab group in its query gets the chosen tab as value, for reloads and shared links. */
function updateTabParameters(): void {
  const url = new URL(location.href)
  for (const { value, parentElement } of document.querySelectorAll<HTMLInputElement>('.tab-radio:checked')) {
    const group = parentElement?.dataset['tabGroup']
    if (group !== undefined && url.searchParams.has(group)) url.searchParams.set(group, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Scrolls to a code block after its button has collapsed it: the block may then be above the window. */
function keepInView(summary: Element): void {
  const block = summary.closest('.code-frame')
  setTimeout(() => block?.scrollIntoView({ block: 'nearest' }))
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

/**
 * Duration of opening or closing content of a height in pixels, in milliseconds. Taller content takes longer, but less
 * than in proportion.
 */
function collapseTime(height: number): number {
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10)
}

/**
 * Animates every `details` that a summary opens or closes, on this page and on later pages, unless the reader prefers
 * reduced motion.
 */
function installDetailsAnimation(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  onTarget('click', 'summary', (summary, event) => {
    const details = summary.parentElement
    const content = summary.nextElementSibling
    if (!(details instanceof HTMLDetailsElement) || !(content instanceof HTMLElement) || reducedMotion.matches) return
    event.preventDefault()
    toggleDetails(details, content)
  })
}

/** Opens or closes a `details` with an animation, from where a running animation has come. */
function toggleDetails(details: HTMLDetailsElement, content: HTMLElement): void {
  const [running] = content.getAnimations()
  const isClosing = details.open && !details.classList.contains('is-closing')
  const from = details.open ? content.offsetHeight : 0
  running?.cancel()
  details.open = true
  details.classList.toggle('is-closing', isClosing)
  const height = content.offsetHeight
  const keyframes = { height: [`${from}px`, `${isClosing ? 0 : height}px`], overflow: ['hidden', 'hidden'] }
  const animation = content.animate(keyframes, { duration: collapseTime(height), easing: 'ease-in-out' })
  animation.onfinish = () => {
    // Opening does not set `open` again: a script may have closed the element meanwhile, such as a drawer's main menu.
    if (isClosing) details.open = false
    details.classList.remove('is-closing')
  }
}

/**
 * Closes open menus, such as those of the navbar, on a click, a touch or focus elsewhere, when the pointer opens another
 * menu, and on Escape.
 * `first` is the event that triggered loading this module.
 */
function installDropdowns(first: Event): void {
  const closeOthers = ({ target }: Event): void => {
    for (const toggle of document.querySelectorAll<HTMLDetailsElement>('.dropdown-toggle[open]')) {
      if (!(target instanceof Node && toggle.parentElement?.contains(target))) toggle.open = false
    }
  }
  document.addEventListener('pointerdown', closeOthers)
  document.addEventListener('focusin', closeOthers)
  onTarget('pointerover', '.dropdown', (_, event) => closeOthers(event))
  const onKey = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    const dropdown =
      (target instanceof Element && target.closest('.dropdown')) ||
      document.querySelector('.dropdown:is(:hover, :has([open]))')
    if (!(dropdown instanceof HTMLElement)) return
    const toggle = dropdown.querySelector<HTMLDetailsElement>('.dropdown-toggle')
    if (toggle?.open) toggle.querySelector('summary')?.focus()
    if (toggle) toggle.open = false
    dismiss(dropdown)
  }
  document.addEventListener('keydown', onKey)
  document.addEventListener('keydown', moveInMenu)
  if (first instanceof KeyboardEvent) onKey(first)
  else if (first.type !== 'pointerover') closeOthers(first)
}

/** In an open menu, arrow keys, Home and End move the focus instead of the page. */
function moveInMenu(event: KeyboardEvent): void {
  const { key, target } = event
  const menu = target instanceof Element ? target.closest('.dropdown:has(> .dropdown-toggle[open])') : null
  const entries = [...(menu?.querySelectorAll<HTMLElement>('.dropdown-link') ?? [])]
  const index = entries.findIndex((entry) => entry === target)
  const last = entries.length - 1
  const chosen = { ArrowDown: index < last ? index + 1 : 0, ArrowUp: index > 0 ? index - 1 : last, Home: 0, End: last }[
    key
  ]
  if (chosen === undefined || last < 0) return
  event.preventDefault()
  entries[chosen]?.focus()
}

/** Hides the explanation of a term or the type of code on Escape, until the pointer or the focus leaves it. */
function installTooltips(first: Event): void {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    for (const tooltip of document.querySelectorAll<HTMLElement>(
      ':is(.tooltip, .has-type):is(:hover, :focus-within)',
    )) {
      dismiss(tooltip)
      tooltip.addEventListener('focusout', () => delete tooltip.dataset['dismissed'], { once: true })
    }
  }
  document.addEventListener('keydown', onKey)
  if (first instanceof KeyboardEvent) onKey(first)
}

/** Closes all menus after the reader's choice. */
function closeDropdowns(): void {
  for (const toggle of document.querySelectorAll<HTMLDetailsElement>('.dropdown-toggle[open]')) toggle.open = false
  const hovered = document.querySelector<HTMLElement>('.dropdown:hover')
  if (hovered) dismiss(hovered)
}

/** Closes a menu or tooltip that opened on hover, and keeps it closed until the pointer has left it. */
function dismiss(menu: HTMLElement): void {
  menu.dataset['dismissed'] = ''
  menu.addEventListener('pointerleave', () => delete menu.dataset['dismissed'], { once: true })
}
