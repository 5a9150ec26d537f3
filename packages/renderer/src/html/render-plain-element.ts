import { Fragment, type ReactNode } from 'react'
import { escapeForReact, LeftToReact, renderAttribute } from './render-attributes.js'

/** Elements for which React has special rules, or which it moves to the document's head. */
const LEFT_TO_REACT: ReadonlySet<string> = new Set(
  'base body head html link listing math menuitem meta noscript object option picture select style textarea title'.split(
    ' ',
  ),
)
const VOID_TAGS: ReadonlySet<string> = new Set('area br col embed hr img keygen param source track wbr'.split(' '))

const ELEMENT = Symbol.for('react.transitional.element')
const MEMO = Symbol.for('react.memo')

type Props = Readonly<Record<string, unknown>>

/** The latest results of `memo` components, so that equal props render once. */
export type RenderMemos = WeakMap<object, readonly RenderedMemo[]>

interface RenderedMemo {
  readonly props: Props
  readonly html: string
  readonly endsInText: boolean
}

interface Output {
  html: string
  /**
   * Whether the last node was a text: React writes a comment before an adjacent text, so that browsers separate them.
   */
  endsInText: boolean
  readonly memos: RenderMemos | undefined
}

/**
 * Renders a tree of plain components and elements to HTML, byte for byte like React's `renderToString`. Throws if a
 * component needs React itself (hooks, contexts, classes, suspense), or if a tag or attribute is unusual.
 */
export function renderElement(node: ReactNode, memos?: RenderMemos): string {
  const output: Output = { html: '', endsInText: false, memos }
  renderNode(node, output)
  return output.html
}

function renderNode(node: unknown, output: Output): void {
  switch (typeof node) {
    case 'string':
      renderText(node, output)
      return
    case 'number':
      renderText(String(node), output)
      return
    case 'undefined':
    case 'boolean':
      return
    case 'object':
      if (node === null) return
      if (Array.isArray(node)) for (const child of node) renderNode(child, output)
      else if (isElement(node)) renderType(node.type, node.props, output)
      else throw new LeftToReact('an object')
      return
    default:
      throw new LeftToReact(typeof node)
  }
}

function renderText(text: string, output: Output): void {
  if (text === '') return
  output.html += output.endsInText ? `<!-- -->${escapeForReact(text)}` : escapeForReact(text)
  output.endsInText = true
}

interface AnyElement {
  readonly type: unknown
  readonly props: Props
}

function isElement(node: object): node is AnyElement {
  return '$$typeof' in node && node.$$typeof === ELEMENT
}

function renderType(type: unknown, props: Props, output: Output): void {
  if (typeof type === 'string') renderTag(type, props, output)
  else if (typeof type === 'function') renderNode(callComponent(type, props), output)
  else if (type === Fragment) renderNode(props['children'], output)
  else if (isMemo(type)) renderMemo(type, props, output)
  else throw new LeftToReact('a type')
}

/** Calls a function component. A hook that it calls throws, because React's dispatcher is not set. */
function callComponent(component: object, props: Props): unknown {
  if (!isPlain(component)) throw new LeftToReact('a class')
  return component(props)
}

function isPlain(component: object): component is (props: Props) => unknown {
  return !('prototype' in component && hasRender(component.prototype))
}

function hasRender(prototype: unknown): boolean {
  return typeof prototype === 'object' && prototype !== null && 'render' in prototype
}

interface Memo {
  readonly type: unknown
  /** The component's custom comparison of props. */
  readonly compare?: unknown
}

function isMemo(type: unknown): type is Memo {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === MEMO
}

// A page may render a component twice with different props.
const MAX_RESULTS = 2

/** Renders a `memo` component once for equal props; React itself would render it again each time. */
function renderMemo({ type, compare }: Memo, props: Props, output: Output): void {
  const { memos } = output
  if (!memos || typeof type !== 'function' || typeof compare === 'function' || output.endsInText) {
    renderType(type, props, output)
    return
  }
  const renderedBefore = memos.get(type) ?? []
  let rendered = renderedBefore.find((each) => isSameProps(each.props, props))
  if (!rendered) {
    const separate: Output = { html: '', endsInText: false, memos }
    renderType(type, props, separate)
    rendered = { props, html: separate.html, endsInText: separate.endsInText }
    memos.set(type, [rendered, ...renderedBefore].slice(0, MAX_RESULTS))
  }
  output.html += rendered.html
  output.endsInText = rendered.endsInText
}

function isSameProps(a: Props, b: Props): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]))
}

function renderTag(tag: string, props: Props, output: Output): void {
  if (LEFT_TO_REACT.has(tag) || isLeftToReact(tag, props)) throw new LeftToReact(tag)
  if (tag === 'input') renderInput(props, output)
  else if (VOID_TAGS.has(tag)) output.html += `<${tag}${renderAttributes(tag, props)}/>`
  else {
    output.html += `<${tag}${tag === 'form' ? renderFormAttributes(props) : renderAttributes(tag, props)}>`
    output.endsInText = false
    renderContent(props, output)
    output.html += `</${tag}>`
  }
  output.endsInText = false
}

/** Whether the props of an element need React's special rules. */
function isLeftToReact(tag: string, props: Props): boolean {
  switch (tag) {
    case 'pre':
      return startsWithLine(props['children']) || Boolean(props['dangerouslySetInnerHTML'])
    case 'script':
      // React may move external scripts to the head, and escapes text in them differently.
      return 'src' in props || 'children' in props
    case 'img':
      // React emits preloads for images, except images with lazy loading or a low priority.
      return 'children' in props || (props['loading'] !== 'lazy' && props['fetchPriority'] !== 'low')
    default:
      return false
  }
}

function renderAttributes(tag: string, props: Props): string {
  let html = ''
  for (const name in props) {
    if (name === 'children' || name === 'dangerouslySetInnerHTML') continue
    // Custom elements and form buttons have other rules and another attribute order.
    if (tag.includes('-') || (tag === 'button' && /^(?:name|value|form)/.test(name))) throw new LeftToReact(tag)
    html += renderAttribute(name, props[name])
  }
  return html
}

/** Renders the attributes of a form. Like React, writes its action, method and target last. */
function renderFormAttributes({ action, method, target, ...others }: Props): string {
  const last = renderAttribute('action', action) + renderAttribute('method', method) + renderAttribute('target', target)
  return renderAttributes('form', others) + last
}

/** Whether a text begins with a line break: React writes it twice in `<pre>`, because browsers skip the first. */
function startsWithLine(content: unknown): boolean {
  return typeof content === 'string' && content.startsWith('\n')
}

function renderContent({ children, dangerouslySetInnerHTML: inner }: Props, output: Output): void {
  if (inner === undefined || inner === null) {
    renderNode(children, output)
    return
  }
  const isHtml = typeof inner === 'object' && '__html' in inner && typeof inner.__html === 'string'
  if (!isHtml || (children !== undefined && children !== null)) throw new LeftToReact('inner HTML')
  output.html += inner.__html
}

/** Renders a field. Like React, writes its name, state and value last. */
function renderInput(props: Props, output: Output): void {
  const { name, checked, defaultChecked, value, defaultValue, ...others } = props
  const isChecked = checked ?? defaultChecked
  const content = value ?? defaultValue
  if ('children' in others || !['undefined', 'string'].includes(typeof content)) throw new LeftToReact('a field')
  const state = isChecked ? ' checked=""' : ''
  const text = typeof content === 'string' ? ` value="${escapeForReact(content)}"` : ''
  output.html += `<input${renderAttributes('input', others)}${renderAttribute('name', name)}${state}${text}/>`
}
