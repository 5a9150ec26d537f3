import { createElement, type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { isInBrowser, text } from './message.js'

// Parts of `@docusaurus/theme-common` that need no data of the site. Functions that control Docusaurus' layout, which
// docgen does not use, do nothing and return its initial state.

/** Renders its children once per color mode. The page shows only the rendering for its current mode. */
export function ThemedComponent({
  children,
  className = '',
}: {
  readonly children: (props: { readonly theme: 'light' | 'dark'; readonly className: string }) => ReactNode
  readonly className?: string
}): ReactElement {
  const render = (theme: 'light' | 'dark') => children({ theme, className: `${className} only-${theme}`.trim() })
  return (
    <>
      {render('light')}
      {render('dark')}
    </>
  )
}

/** Props of an element that can be collapsed. */
export interface CollapsibleProps {
  readonly as?: 'div' | 'ul'
  readonly collapsed: boolean
  readonly className?: string
  readonly children?: ReactNode
}

/** An element that is hidden while it is collapsed. */
export function Collapsible({ as: As = 'div', collapsed, className, children }: CollapsibleProps): ReactElement {
  return (
    <As className={className} hidden={collapsed}>
      {children}
    </As>
  )
}

/** State of a `Collapsible`. */
export function useCollapsible({ initialState }: { readonly initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState)
  const toggleCollapsed = useCallback(() => setCollapsed((is) => !is), [])
  return { collapsed, setCollapsed, toggleCollapsed }
}

/** Renders only its children: replaces providers of Docusaurus' layout. */
export function passChildren({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}

/** Renders nothing: the menu that it fills is part of Docusaurus' layout. */
export function NavbarSecondaryMenuFiller(): ReactNode {
  return null
}

/** Creates functions for a key of the browser's storage. In a build, they store nothing. */
export function createStorageSlot(
  key: string,
  { persistence = 'localStorage' }: { readonly persistence?: string } = {},
) {
  const open = (): Storage | undefined => {
    if (!isInBrowser() || persistence === 'none') return undefined
    try {
      return persistence === 'sessionStorage' ? sessionStorage : localStorage
    } catch {
      return undefined
    }
  }
  return {
    get: () => open()?.getItem(key) ?? null,
    set: (value: string) => open()?.setItem(key, value),
    del: () => open()?.removeItem(key),
    listen: (changed: (event: StorageEvent) => void) => {
      const listener = (event: StorageEvent): void => {
        if (event.key === key) changed(event)
      }
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
  }
}

/** The stored value once the page is hydrated, and its slot. */
export function useStorageSlot(key: string | null, options?: { readonly persistence?: string }) {
  const [slot] = useState(() => createStorageSlot(key ?? '', key === null ? { persistence: 'none' } : options))
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    setValue(slot.get())
    return slot.listen(({ newValue }) => setValue(newValue))
  }, [slot])
  return [value, slot] as const
}

/** Returns a function that stays the same and calls the latest callback. */
export function useEvent<Given extends unknown[], Result>(callback: (...args: Given) => Result) {
  const latest = useRef(callback)
  latest.current = callback
  return useCallback((...args: Given): Result => latest.current(...args), [])
}

/** The value of the previous rendering; `undefined` in the first rendering. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const previous = useRef<Value>(undefined)
  useEffect(() => {
    previous.current = value
  })
  return previous.current
}

/** The class name of elements that links target in Docusaurus. docgen's layout has no such class. */
export function useAnchorTargetClassName(): undefined {
  return undefined
}

/** A color scheme of Prism without rules: docgen highlights code with style sheets. */
export function usePrismTheme() {
  return { plain: {}, styles: [] }
}

/** An inactive announcement: docgen's bar controls itself. */
export function useAnnouncementBar() {
  return { isActive: false, close: nothing }
}

/** The state of a navbar that is always visible. */
export function useHideableNavbar() {
  return { navbarRef: nothing, isNavbarVisible: true }
}

/** The state of a mobile sidebar that is always closed. */
export function useNavbarMobileSidebar() {
  return { disabled: true, shouldRender: false, shown: false, toggle: nothing }
}

/** The state of a back-to-top button that is always hidden, because docgen's layout has one. */
export function useBackToTopButton() {
  return { shown: false, scrollToTop: () => scrollTo({ top: 0 }) }
}

/** Does nothing. Replaces functions that change Docusaurus' layout. */
export function nothing(): void {}

/** `ssr` in a build and until the island has hydrated, then `desktop` or `mobile`. */
export function useWindowSize({ desktopBreakpoint = 996 }: { readonly desktopBreakpoint?: number } = {}) {
  const [size, setSize] = useState<'ssr' | 'desktop' | 'mobile'>('ssr')
  useEffect(() => {
    const update = (): void => setSize(innerWidth > desktopBreakpoint ? 'desktop' : 'mobile')
    update()
    addEventListener('resize', update)
    return () => removeEventListener('resize', update)
  }, [desktopBreakpoint])
  return size
}

/** Whether the reader prefers less motion. */
export function prefersReducedMotion(): boolean {
  return isInBrowser() && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The elements that repeat an earlier element. */
export function duplicates<Value>(
  list: readonly Value[],
  isSame: (first: Value, second: Value) => boolean = Object.is,
): readonly Value[] {
  return list.filter((value, index) => list.findIndex((other) => isSame(other, value)) !== index)
}

/** The elements without duplicates. */
export function uniq<Value>(list: readonly Value[]): readonly Value[] {
  return [...new Set(list)]
}

/** The elements grouped by the key of each. */
export function groupBy<Value, Key extends string>(
  list: readonly Value[],
  keyOf: (value: Value, index: number) => Key,
) {
  const groups: Partial<Record<Key, Value[]>> = {}
  for (const [index, value] of list.entries()) {
    const key = keyOf(value, index)
    groups[key] = [...(groups[key] ?? []), value]
  }
  return groups
}

/** Whether the columns of a footer have titles. */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return links[0] !== undefined && 'title' in links[0]
}

/** Tags grouped by the first letter of their labels. Groups and tags are sorted. */
export function listTagsByLetters<Tag extends { readonly label: string }>(tags: readonly Tag[]) {
  const groups = groupBy(tags, ({ label }) => (label[0] ?? '').toUpperCase())
  return Object.entries(groups)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, group = []]) => ({ letter, tags: group.toSorted((a, b) => a.label.localeCompare(b.label)) }))
}

/** The emoji at the start of a text, `null` if there is none, and the rest. */
export function extractLeadingEmoji(input: string) {
  const [emoji = null] = /^\p{Extended_Pictographic}\uFE0F?/u.exec(input) ?? []
  return { emoji, rest: emoji === null ? input : input.slice(emoji.length).trim() }
}

/** The title of the notice on an unlisted page. */
export function UnlistedBannerTitle(): ReactNode {
  return text('theme.contentVisibility.unlistedBanner.title')
}

/** The error that a hook was used outside of its provider. */
export class ReactContextError extends Error {
  constructor(provider: string, more = '') {
    super(`the hook is used outside of <${provider}>. ${more}`.trim())
    this.name = 'ReactContextError'
  }
}

type Provider = (props: { readonly children: ReactNode }) => ReactNode

/** Creates a component that nests providers, the first outermost. */
export function composeProviders(providers: readonly Provider[]): Provider {
  return ({ children }) => providers.reduceRight<ReactNode>((inner, each) => createElement(each, null, inner), children)
}

/** The keys of the browser's local storage. */
export function listStorageKeys(): readonly string[] {
  return isInBrowser() ? Object.keys(localStorage) : []
}

/** Controls nothing: docgen never disables scroll events. */
export function useScrollController() {
  return {
    scrollEventsEnabledRef: { current: true },
    enableScrollEvents: nothing,
    disableScrollEvents: nothing,
  }
}

/** Blocks nothing: docgen never changes the scroll position while it renders. */
export function useScrollPositionBlocker() {
  return { blockElementScrollPositionUntilNextRender: nothing }
}

/** Returns a function that scrolls the page, smoothly unless the reader prefers less motion. */
export function useSmoothScrollTo() {
  return {
    startScroll: (top: number) => scrollTo({ top, behavior: prefersReducedMotion() ? 'auto' : 'smooth' }),
    cancelScroll: nothing,
  }
}

/** An entry of a table of contents. */
interface TocEntry {
  readonly id: string
  readonly value: string
  readonly level: number
}
/** An entry with the entries below it. */
interface TocBranch extends TocEntry {
  readonly children: TocBranch[]
}

/** The entries of a table of contents as a tree. */
export function useTreeifiedTOC(toc: readonly TocEntry[]): readonly TocBranch[] {
  const roots: TocBranch[] = []
  const open: TocBranch[] = []
  for (const entry of toc) {
    const branch = { ...entry, children: [] }
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop()
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(branch)
    open.push(branch)
  }
  return roots
}
