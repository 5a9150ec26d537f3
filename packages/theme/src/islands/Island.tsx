import type { IslandFiles } from '@docgen/renderer/contract'
import { type ComponentType, createElement, type ReactElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * When an island loads its script: at the first pointer, key or focus event on it, when it becomes visible, or when the
 * browser is idle.
 */
export type IslandTiming = 'intent' | 'visible' | 'idle'

/** Props of an island. */
export interface IslandProps<Props extends object> {
  /** Where browsers find the site's islands; if absent, the component stays plain HTML. */
  readonly files: IslandFiles | undefined
  /** Name of the island's module in `files`, and of its export. */
  readonly name: string
  readonly when?: IslandTiming | undefined
  /** Whether the component stays plain HTML if its props are not JSON, or if it fails outside of the page. */
  readonly isOptional?: boolean | undefined
  /** Whether it stays plain HTML around content: the component may read the elements that it contains. */
  readonly isPlainAroundContent?: boolean | undefined
  readonly component: ComponentType<Props>
  /** Serialized into the HTML, so JSON values only; `children` may be content, which is rendered as HTML in place. */
  readonly props: Props
}

/** Wraps content passed to an island: no box for layout, and left alone by the island's script. */
const CONTENT = '<slot name="content">'

/**
 * A component that is rendered as HTML first and hydrated in the browser later. It is rendered as a separate root, as
 * the browser hydrates it, so `useId` returns the same ids on both sides. Throws on props that are not valid JSON.
 */
export function Island<Props extends object>(island: IslandProps<Props>): ReactElement {
  const { files, name, component, props, isOptional, isPlainAroundContent } = island
  const isPlain = isPlainAroundContent && takeContent(props).content !== undefined
  if (files?.modules[name] === undefined || isPlain) return createElement(component, props)
  if (!isOptional) return frame(island)
  try {
    return frame(island)
  } catch {
    return createElement(component, props)
  }
}

function frame<Props extends object>(island: IslandProps<Props>): ReactElement {
  const { name } = island
  const prefix = `${name}-`
  const html = renderIsland(island, prefix)
  // Most islands have no ids, and without a hook this frame renders without React.
  const framed = frameIsland(island, prefix, html)
  return html.includes(prefix) ? createElement(IslandWithIds<Props>, island) : framed
}

/** An island whose ids are unique in the page, even among islands of the same kind. */
function IslandWithIds<Props extends object>(island: IslandProps<Props>): ReactElement {
  const prefix = `${island.name}-${useId()}`
  return frameIsland(island, prefix, renderIsland(island, prefix))
}

function renderIsland<Props extends object>(
  { component, props }: IslandProps<Props>,
  identifierPrefix: string,
): string {
  const render = (islandProps: object): string =>
    renderToString(createElement(component, islandProps as Props), { identifierPrefix })
  const { islandProps, content } = takeContent(props)
  if (content === undefined) return render(props)
  const html = render({ ...islandProps, children: createElement('slot', { name: 'content' }, content) })
  // Content that may be shown later waits in a template, out of sight.
  return html.includes(CONTENT) ? html : `${html}<template>${renderToString(content)}</template>`
}

/** Splits props into serializable ones and content children. */
function takeContent(props: object): { readonly islandProps: object; readonly content?: ReactNode } {
  const { children, ...islandProps }: { readonly children?: ReactNode } = props
  return hasContent(children) ? { islandProps, content: children } : { islandProps: props }
}

/** Whether children are more than strings: elements, or a placeholder for page content. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (Array.isArray(value)) return value.some(hasContent)
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

function frameIsland<Props extends object>(island: IslandProps<Props>, prefix: string, html: string): ReactElement {
  const { files, name, when = 'intent', props, isOptional } = island
  return createElement('docgen-island', {
    src: files?.modules[name],
    runtime: files?.runtime,
    name,
    when,
    prefix,
    ...(isOptional && { optional: '' }),
    props: writeProps(name, takeContent(props).islandProps),
    dangerouslySetInnerHTML: { __html: html },
  })
}

function writeProps(island: string, props: object): string {
  checkProp({ island, key: 'props', around: [] }, props)
  return JSON.stringify(props)
}

interface PropPosition {
  readonly island: string
  readonly key: string
  /** The ancestors of the value, from the props on. */
  readonly around: readonly object[]
}

/** Throws if JSON would change or lose a value. */
function checkProp(place: PropPosition, value: unknown): void {
  const { island, key, around } = place
  const what = nameUnsendable(value, around)
  if (what !== undefined)
    throw new Error(`the island ${island} gets the prop "${key}", ${what}: props of islands are JSON`)
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [name, inner] of Object.entries(value)) {
    checkProp({ island, key: isList ? key : name, around: [...around, value] }, inner)
  }
}

function nameUnsendable(value: unknown, around: readonly object[]): string | undefined {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`
  // A placeholder for page content.
  if (typeof value === 'string') return value.includes('\u0000') ? 'content of the page' : undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `the number ${value}`
  if (typeof value !== 'object' || value === null) return undefined
  if ('$$typeof' in value) return 'an element'
  if (around.includes(value)) return 'an object that contains itself'
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || prototype === Object.prototype || Array.isArray(value)
  return isPlain ? undefined : `an object of the class ${value.constructor.name}`
}
