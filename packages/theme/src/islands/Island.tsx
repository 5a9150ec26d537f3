import type { IslandFiles } from '@docgen/renderer/contract'
import {
  type ComponentType,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { renderToString } from 'react-dom/server'
import { checkProps } from './check-props.js'
import { slotName } from './content-node.js'
import { type IslandRoot, type IslandSettings, type IslandTiming, TIMINGS } from './island-part.js'
import { hasContent, type SplitContent, splitContent, withoutFrames } from './split-content.js'

/** Props of an island. */
export interface IslandProps<Props extends object> extends IslandSettings {
  /** Where browsers find the site's islands; if absent, the component stays plain HTML. */
  readonly files: IslandFiles | undefined
  /** Name of the island's module in `files`, and of its export. */
  readonly name: string
  readonly component: ComponentType<Props>
  /** Serialized into the HTML, so JSON values only; `children` may be content, which is rendered as HTML in place. */
  readonly props: Props
  /** The site's root component. Its contexts reach the component, unless the root renders more than its children. */
  readonly root?: IslandRoot
}

/**
 * A component that is rendered as HTML first and hydrated in the browser later. It is rendered as a separate root, as
 * the browser hydrates it, so `useId` returns the same ids in the build and in the browser. Throws on props that are
 * not valid JSON, unless the island is optional.
 */
export function Island<Props extends object>(island: IslandProps<Props>): ReactElement {
  const { files, name, component, props, isOptional } = island
  const plain = createElement(component, withoutFrames(props))
  if (files?.modules[name] === undefined) return plain
  if (!isOptional) return frame(island) ?? plain
  try {
    return frame(island) ?? plain
  } catch {
    return plain
  }
}

/** The island; `undefined` if the component stays plain HTML. */
function frame<Props extends object>(island: IslandProps<Props>): ReactElement | undefined {
  const prefix = prefixOf(island)
  const rendered = renderIsland(island, prefix)
  if (!rendered) return undefined
  // Most islands have no ids: without the hook `useId`, docgen renders the frame without React.
  const framed = frameIsland(island, prefix, rendered)
  return rendered.html.includes(prefix) ? createElement(IslandWithIds<Props>, island) : framed
}

function prefixOf({ name }: { readonly name: string }): string {
  return `${name.replaceAll('.', '-')}-`
}

/** An island whose ids are unique in the page, even among islands of the same kind. */
function IslandWithIds<Props extends object>(island: IslandProps<Props>): ReactElement {
  const prefix = `${prefixOf(island)}${useId()}`
  const rendered = renderIsland(island, prefix)
  const plain = createElement(island.component, withoutFrames(island.props))
  return rendered ? frameIsland(island, prefix, rendered) : plain
}

interface RenderedIsland {
  readonly html: string
  readonly props: object
  /** Path of the module of the root component around it. */
  readonly root?: string | undefined
  /** Absent if the island has no content. */
  readonly content?: SplitContent
}

function renderIsland<Props extends object>(
  island: IslandProps<Props>,
  identifierPrefix: string,
): RenderedIsland | undefined {
  const { component, isPart, isPlainAroundContent, isOfContext, reachesContexts = false } = island
  const root = findRoot(island)
  // The component may read a context of the root component, which reaches it only in plain HTML.
  if (island.root && !root && isOfContext && !reachesContexts) return undefined
  const { children, ...props }: { readonly children?: ReactNode } = island.props
  const render = (node: ReactNode): string => {
    const inRoot = root ? createElement(root.component, null, node) : node
    const html = renderToString(collectStyles(inRoot), { identifierPrefix })
    return root ? withoutAround(html, root.around) : html
  }
  const create = (...contents: readonly ReactNode[]): ReactElement =>
    createElement(component, props as Props, ...contents)
  if (!hasContent(children))
    return isPart
      ? undefined
      : { html: render(createElement(component, island.props)), props: island.props, root: root?.module }
  const content = splitContent(children, reachesContexts)
  if (isPart && content.parts.every((part) => part.settings.isPart)) return undefined
  const shown = render(create(...content.children))
  let html = shown
  for (const [index, slot] of content.slots.entries()) {
    const name = slotName('content', index)
    // Content that may be shown later waits in a template, out of sight.
    if (!html.includes(`<slot name="${name}">`))
      html += `<template data-name="${name}">${renderHidden(slot, content)}</template>`
  }
  if (isPlainAroundContent && content.parts.length === 0) {
    // In an island, the component receives slots instead of the elements: it may neither change nor read them.
    const isChanged = CHANGED_SLOT.test(shown)
    const renderPlain = (): string => render(createElement(component, withoutFrames(island.props)))
    if (isChanged || (html === shown && shown.replace(SLOT_TAGS, '') !== renderPlain())) return undefined
  }
  return { html, props, root: root?.module, content }
}

/** The slots for the content of an island: with attributes that the component adds, and as docgen writes them. */
const CHANGED_SLOT = /<slot name="content(?:-\d+)?" /
const SLOT_TAGS = /<slot name="content(?:-\d+)?">|<\/slot>/g

/** HTML that a root component adds around its children: messages to the page, such as elements for the head. */
type Around = readonly [before: string, after: string]

/** The root component; `undefined` if it renders elements around its children, because islands can't contain these. */
function findRoot({ root }: { readonly root?: IslandRoot }): (IslandRoot & { readonly around: Around }) | undefined {
  if (!root || typeof root.component !== 'function') return undefined
  // Not cached: on the next page, the root component may render something else.
  const around = findAround(root)
  return around ? { ...root, around } : undefined
}

/** Messages of components to the page (`docusaurus/message.ts`). */
const MESSAGES = /\0[^\0]*\0/g

function findAround({ component }: IslandRoot): Around | false {
  try {
    const html = renderToString(collectStyles(createElement(component, null, createElement('slot'))))
    const [before = '', after = '', ...more] = html.split('<slot></slot>')
    return more.length === 0 && (before + after).replace(MESSAGES, '') === '' && [before, after]
  } catch {
    return false
  }
}

/** The HTML of an island without the HTML that the root component adds around it. */
function withoutAround(html: string, [before, after]: Around): string {
  const start = html.startsWith(before) ? before.length : 0
  return html.slice(start, html.endsWith(after) ? html.length - after.length : undefined)
}

/** The node inside the component that collects styles of CSS-in-JS libraries, if the site has one. */
function collectStyles(node: ReactNode): ReactNode {
  const collect: unknown = Reflect.get(globalThis, Symbol.for('docgen.collectStyles'))
  return typeof collect === 'function' ? collect(node) : node
}

/** Renders content that the island does not show. If that fails, as without a context, omits the components in it. */
function renderHidden(node: ReactNode, { parts }: SplitContent): string {
  try {
    return renderToString(collectStyles(node))
  } catch {
    return renderToString(withoutParts(node, new Set(parts.map(({ component }) => component))))
  }
}

function withoutParts(node: ReactNode, components: ReadonlySet<unknown>): ReactNode {
  if (Array.isArray(node)) return node.map((child) => withoutParts(child, components))
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node
  const inner = [withoutParts(node.props.children, components)].flat()
  return components.has(node.type) ? createElement(Fragment, null, ...inner) : cloneElement(node, undefined, ...inner)
}

/**
 * The attribute `content` of an island whose content is one slot. The browser assumes this value if the attribute is
 * absent.
 */
const DEFAULT_NODES = '[{"slot":0}]'

function frameIsland<Props extends object>(
  island: IslandProps<Props>,
  prefix: string,
  { html, props, root, content }: RenderedIsland,
): ReactElement {
  const { files, name, component, when, isOptional } = island
  checkProps(name === 'default' && component.name ? component.name : name, props)
  if (when !== undefined && !TIMINGS.includes(when))
    throw new Error(`the module of the island ${name} exports hydrate = '${when}': write one of ${TIMINGS.join(', ')}`)
  const nodes = content && JSON.stringify(content.nodes)
  return createElement('docgen-island', {
    src: files?.modules[name],
    runtime: files?.runtime,
    name,
    when: earliest([when, ...(content?.parts ?? []).map(({ settings }) => settings.when)]),
    prefix,
    root,
    ...(isOptional && { optional: '' }),
    props: JSON.stringify(props),
    ...(nodes !== undefined && nodes !== DEFAULT_NODES && { content: nodes }),
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** The earliest timing, because the parts of an island hydrate with it; `intent` by default. */
function earliest(timings: readonly (IslandTiming | undefined)[]): IslandTiming {
  return (['idle', 'visible'] as const).find((timing) => timings.includes(timing)) ?? 'intent'
}
