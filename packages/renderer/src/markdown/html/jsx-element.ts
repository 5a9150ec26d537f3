import type { Element, Properties } from 'hast'
import type { Data, RootContent } from 'mdast'
import { find, html } from 'property-information'
import { Fragment, isValidElement, type ReactElement } from 'react'
import { renderWithReact } from '../../html/create-element-renderer.js'
import { textInHtml } from '../../html/text-in-html.js'
import type { Block } from '../directives/block.js'
import type { MdxAttribute, MdxExpression, MdxJsx } from '../mdx-nodes.js'
import { addRule } from './move-styles.js'

/** An HTML element written as JSX, with Markdown content. */
export interface JsxElement {
  type: 'jsxElement'
  tagName: string
  properties: Properties
  children: RootContent[]
  position?: MdxJsx['position']
  data?: Data
}

declare module 'mdast' {
  interface RootContentMap {
    jsxElement: JsxElement
  }
}

/** The parts of an element in addition to its name. */
export interface JsxParts {
  readonly properties?: Properties
  readonly children?: RootContent[]
  readonly block?: Block
}

/** Creates an element that replaces a node. */
export function createJsxElement(
  { position }: Pick<MdxJsx | MdxExpression, 'position'>,
  tagName: string,
  { properties = {}, children = [], block }: JsxParts,
): JsxElement {
  return {
    type: 'jsxElement',
    tagName,
    properties,
    children,
    ...(position && { position }),
    ...(block && { data: { block } }),
  }
}

/** Converts an element of the Markdown tree to one of the HTML tree. */
export function toHtmlElement(
  { tagName, properties, position, data }: JsxElement,
  children: Element['children'],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children,
    ...(position && { position }),
    ...(data?.block && { data: { block: data.block } }),
  }
}

/** Props that are meaningful to React only, not to an element. */
export const REACT_PROPS: ReadonlySet<string> = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'suppressContentEditableWarning',
  'suppressHydrationWarning',
])

/**
 * Converts React props to properties of the HTML tree. Styles become classes, whose rules are added to `rules`;
 * `refuse` receives the names of functions.
 */
export function toProperties(
  props: Readonly<Record<string, unknown>>,
  rules: Map<string, string>,
  refuse: (name: string) => void = () => {},
): Properties {
  const properties: Properties = {}
  let className = ''
  for (const [name, value] of Object.entries(props)) {
    if (REACT_PROPS.has(name)) continue
    // An imported SVG is a component that converts to its URL.
    if (typeof value === 'function' && !Object.hasOwn(value, 'toString')) refuse(name)
    else if (name === 'style' && typeof value === 'object' && value !== null) className = addRule(toStyle(value), rules)
    else if (value !== undefined && value !== null && value !== false) {
      const { property } = find(html, name)
      const text =
        value === true ? (property.startsWith('aria') || property.startsWith('data') ? 'true' : true) : String(value)
      properties[property] =
        property === 'className' && typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : text
    }
  }
  if (className === '') return properties
  const { className: classNames } = properties
  return { ...properties, className: [className, ...(Array.isArray(classNames) ? classNames : [])] }
}

/** The CSS properties whose numbers have no unit, as in React, even with a vendor prefix. */
const WITHOUT_UNIT: ReadonlySet<string> = new Set(
  (
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup ' +
    'boxOrdinalGroup columnCount columns fillOpacity flex flexGrow flexNegative flexOrder flexPositive flexShrink ' +
    'floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnSpan gridColumnStart gridRow gridRowEnd ' +
    'gridRowSpan gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDasharray ' +
    'strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom'
  ).split(' '),
)
const VENDOR = /^(?:Webkit|Moz|ms)([A-Z])/

/** Converts a React style to CSS declarations. */
export function toStyle(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && typeof value !== 'boolean')
    .map(([name, value]) => {
      if (name.startsWith('--')) return `${name}:${String(value).trim()}`
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
      const hasNoUnit = WITHOUT_UNIT.has(name.replace(VENDOR, (_prefix, first: string) => first.toLowerCase()))
      const unit = typeof value === 'number' && value !== 0 && !hasNoUnit ? 'px' : ''
      return `${property}:${String(value).trim()}${unit}`
    })
    .join(';')
}

/** Returns the text of nodes: the concatenated values of text and code. */
export function textOfAll(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOfAll(node.children) : ''))
    .join('')
}

/**
 * Returns the text of a value that may be a React element: its text content or, for a component without any, the text
 * that it renders.
 */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('')
  if (isValidElement<{ readonly children?: unknown }>(value)) {
    const text = textOfValue(value.props.children)
    return text.trim() === '' && typeof value.type !== 'string' && value.type !== Fragment ? renderText(value) : text
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''
}

/** Returns the text that a component renders; empty if it throws, such as without its provider. */
function renderText(element: ReactElement): string {
  try {
    return textInHtml(renderWithReact(element)).replace(/\s+/g, ' ').trim()
  } catch {
    return ''
  }
}

/** Returns the code of an attribute; `undefined` if it has none. */
export function codeOf(attribute: MdxAttribute): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value
  return typeof attribute.value === 'object' ? attribute.value?.value : undefined
}

/**
 * Returns the key of an expression in the MDX module: a hash of its code, because the same code has the same value
 * everywhere in a file. A position cannot be the key: nodes that plugins insert have none, or share one.
 */
export function expressionKey({ value }: Pick<MdxExpression, 'value'>): string {
  return `e${hashText(value)}`
}

/** The name of the component `<Translate>` in the MDX module, whatever name the file imports it under. */
export const TRANSLATE = 'docgenTranslate'

/** Returns the key of a component in the MDX module. */
export function componentKey(name: string): string {
  return `c${hashText(name)}`
}

/** Returns the key of an attribute's code in the MDX module. */
export function attributeKey(attribute: MdxAttribute): string {
  return `${attribute.type === 'mdxJsxExpressionAttribute' ? 's' : 'a'}${hashText(codeOf(attribute) ?? '')}`
}

/** Returns the key of a `<BrowserOnly>` element in the MDX module. */
export function browserKey({ position }: MdxJsx): string {
  return `b${position?.start.offset ?? 0}`
}

/** Hashes a text to 64 bits, as two numbers of 32 bits. */
function hashText(text: string): string {
  let [first, second] = [0x811c9dc5, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x5bd1e995)
  }
  return `${(first >>> 0).toString(36)}_${(second >>> 0).toString(36)}`
}
