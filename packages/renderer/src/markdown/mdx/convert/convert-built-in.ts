import type { Code, RootContent } from 'mdast'
import { createElement, type FunctionComponent, isValidElement } from 'react'
import { ADMONITION_KINDS } from '../../directives/directive-names.js'
import { browserKey, createJsxElement, textOfAll, textOfValue, toProperties } from '../../html/jsx-element.js'
import type { MdxJsx } from '../../mdx-nodes.js'
import { ownTitleOf } from '../../transform/transform-container-directive.js'
import { listHandlers, type MdxScope, reportHandlers, textOfJsx } from '../mdx-scope.js'
import { findBrowserFunction } from '../module/browser-code.js'
import { checkNoContent, checkProps } from './check-props.js'
import {
  BLOCK_COMPONENTS,
  convertBadge,
  convertBlock,
  convertIcon,
  convertTooltip,
  propsOfBlock,
} from './convert-blocks.js'
import {
  convertContent,
  convertElementOf,
  convertFormula,
  convertHeadingSteps,
  convertLinkButton,
  convertList,
  convertListItem,
  convertPartial,
  convertTree,
} from './convert-parts.js'
import { convertLoneTab, convertTabs } from './convert-tabs.js'
import { convertDocCard, convertDocCardList, convertTocInline, convertTranslate } from './convert-views.js'
import { classOf, createDirective, createLabel } from './create-directive.js'
import { readHeadElement } from './read-head-element.js'

/** Moves the content of `<Head>` to the page's head. */
function convertHead(node: MdxJsx, mdx: MdxScope): RootContent[] {
  addHeadElements(node.children, mdx)
  return []
}

function addHeadElements(nodes: readonly RootContent[], mdx: MdxScope): void {
  for (const node of nodes) {
    if (node.type === 'paragraph') addHeadElements(node.children, mdx)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
    const { name } = node
    if (name === null) {
      addHeadElements(node.children, mdx)
      continue
    }
    const element = readHeadElement({ name, props: mdx.attributesOf(node), text: textOfJsx(node, mdx) })
    if ('problem' in element) mdx.scope.report(node, element.problem)
    else mdx.scope.compilation.headElements.push(element)
  }
}

type Convert = (node: MdxJsx, mdx: MdxScope) => RootContent[]

const BY_NAME: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['Admonition', convertAdmonition],
  ['Badge', convertBadge],
  ['BrowserOnly', convertBrowserOnly],
  ['CodeBlock', convertCodeBlock],
  ['Details', convertDetails],
  ['DocCard', convertDocCard],
  ['DocCardList', convertDocCardList],
  ['Head', convertHead],
  ['Heading', convertHeading],
  ['Icon', convertIcon],
  ['IdealImage', convertImage],
  ['Interpolate', convertTranslate],
  ['Link', convertLink],
  ['Mermaid', convertMermaid],
  ['TOCInline', convertTocInline],
  ['TabItem', convertLoneTab],
  ['Tabs', convertTabs],
  ['ThemedImage', convertThemedImage],
  ['Tooltip', convertTooltip],
  ['Translate', convertTranslate],
  // Only components of other tools become these.
  ['Content', convertContent],
  ['Element', convertElementOf],
  ['Formula', convertFormula],
  ['HeadingSteps', convertHeadingSteps],
  ['LinkButton', convertLinkButton],
  ['List', convertList],
  ['ListItem', convertListItem],
  ['Partial', convertPartial],
  ['Tree', convertTree],
])

/** Replaces a component that docgen renders natively with its Markdown equivalent. */
export function convertBuiltIn(name: string, node: MdxJsx, mdx: MdxScope): RootContent[] {
  const convert =
    BY_NAME.get(name) ?? (BLOCK_COMPONENTS.includes(name) ? convertBlock.bind(undefined, name) : undefined)
  if (!convert) throw new Error(`nothing converts <${name}>`)
  return convert(node, { ...mdx, attributesOf: (each) => readAttributes(each, mdx) })
}

/** Returns the attributes of an element. Reports handlers, misspelled props, and content that is not shown. */
function readAttributes(node: MdxJsx, mdx: MdxScope): Record<string, unknown> {
  const attributes = mdx.attributesOf(node)
  const handlers = listHandlers(attributes)
  if (handlers.length > 0) reportHandlers(node, handlers, mdx)
  const meaning = node.name === null ? undefined : mdx.outline.meaningOf(node.name)
  if (meaning?.kind === 'known') {
    if (meaning.props) return meaning.props(attributes)
    const props = PROPS.get(meaning.component)
    if (props) checkProps(node, props, mdx)
    if (WITHOUT_CONTENT.has(meaning.component)) checkNoContent(node, `<${node.name}> shows only its props`, mdx)
  }
  return attributes
}

/** Component → its props. Without an entry for components that pass all props to an HTML element. */
const PROPS: ReadonlyMap<string, readonly string[]> = new Map([
  ...BLOCK_COMPONENTS.map((name) => [name, propsOfBlock(name)] as const),
  ...Object.entries({
    Admonition: 'type title icon',
    Badge: 'text type variant color icon',
    CodeBlock: 'language title metastring showLineNumbers live',
    Details: 'summary open',
    DocCard: 'item',
    DocCardList: 'items',
    Icon: 'name icon label',
    Interpolate: 'values',
    Mermaid: 'value',
    TOCInline: 'toc minHeadingLevel maxHeadingLevel',
    TabItem: 'value label default attributes icon',
    Tabs: 'groupId defaultValue values queryString',
    Tooltip: 'tip headline',
    Translate: 'id description values',
  }).map(([name, props]) => [name, props.split(' ')] as const),
])

/** Components that show only their props. */
const WITHOUT_CONTENT: ReadonlySet<string> = new Set([
  'DocCard',
  'DocCardList',
  'Icon',
  'IdealImage',
  'Mermaid',
  'TOCInline',
  'ThemedImage',
])

function convertAdmonition(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { type = 'note', title, icon, id, className } = mdx.attributesOf(node)
  const { admonitions = {} } = mdx.scope.compilation.options
  const isKnown = ADMONITION_KINDS.has(String(type)) || Object.hasOwn(admonitions, String(type))
  const name = isKnown ? String(type) : 'note'
  const label = title === '' ? [] : [...mdx.show(title, node)]
  const customIcon = mdx.show(icon, node)
  if (customIcon.length > 0) {
    if (label.length === 0 && title !== '') label.push(...createDefaultTitle(node, name))
    label.unshift(...customIcon, ...(label.length === 0 ? [] : [{ type: 'text', value: ' ' } as const]))
  }
  return [
    createDirective(node, name, {
      attributes: { ...(typeof id === 'string' && { id }), ...(title === '' && { title }), ...classOf(className) },
      hasOwnIcon: icon !== undefined,
      children: [...createLabel(label), ...mdx.convert(node.children)],
    }),
  ]
}

/** Returns the default title of an admonition: a UI string, or its name in words. */
function createDefaultTitle(node: MdxJsx, name: string): RootContent[] {
  const kind = ADMONITION_KINDS.get(name)
  const title = name === kind ? undefined : ownTitleOf(name)
  if (title !== undefined) return [{ type: 'text', value: title }]
  const block = { kind: 'text', key: `theme.admonition.${name}`, fallback: name, values: {} } as const
  return [createJsxElement(node, 'docgen-text', { block })]
}

function convertDetails(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { summary, open, id, className } = mdx.attributesOf(node)
  const attributes = {
    ...(open !== undefined && open !== false && { open: '' }),
    ...(typeof id === 'string' && { id }),
    ...classOf(className),
  }
  const children = [...createLabel(mdx.show(unwrapSummary(summary), node)), ...mdx.convert(node.children)]
  if (summary !== undefined) return [createDirective(node, 'details', { attributes, children })]
  return [
    createJsxElement(node, 'details', {
      properties: toProperties({ open, id, className }, mdx.scope.compilation.styleRules),
      children,
    }),
  ]
}

/** Replaces a `<summary>` element with its content; returns other values unchanged. */
function unwrapSummary(summary: unknown): unknown {
  const isWhole = isValidElement<{ readonly children?: unknown }>(summary) && summary.type === 'summary'
  return isWhole ? summary.props.children : summary
}

function convertCodeBlock(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { language, className, title, metastring, showLineNumbers, live, children } = mdx.attributesOf(node)
  const [, ofClass] = /(?:^|\s)language-(\S+)/.exec(String(className ?? '')) ?? []
  const content = node.children.length > 0 ? textOfAll(mdx.convert(node.children)) : String(children ?? '')
  const meta = [
    metastring,
    title !== undefined && `title=${JSON.stringify(textOfValue(title))}`,
    showLineNumbers === true && 'showLineNumbers',
    live !== undefined && live !== false && 'live',
    typeof showLineNumbers === 'number' && `showLineNumbers=${showLineNumbers}`,
  ]
  const code = createCode(node, String(language ?? ofClass ?? ''), content, meta.filter(Boolean).join(' '))
  const otherClasses = String(className ?? '').replace(/(?:^|\s)language-\S+/g, '')
  if (otherClasses.trim() === '') return [code]
  const properties = toProperties({ className: otherClasses }, mdx.scope.compilation.styleRules)
  return [createJsxElement(node, 'div', { properties, children: [code] })]
}

function convertMermaid(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { value } = mdx.attributesOf(node)
  return [createCode(node, 'mermaid', String(value ?? ''), '')]
}

function createCode({ position }: MdxJsx, lang: string, value: string, meta: string): Code {
  return { type: 'code', lang, meta, value: value.replace(/^\n/, '').trimEnd(), ...(position && { position }) }
}

function convertHeading(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { as = 'h2', ...props } = mdx.attributesOf(node)
  const tagName = /^h[1-6]$/.test(String(as)) ? String(as) : 'h2'
  return [
    createJsxElement(node, tagName, {
      properties: toProperties(props, mdx.scope.compilation.styleRules),
      children: mdx.convert(node.children),
    }),
  ]
}

/** Converts `<Link>`. `to` and `href` are synonyms in docgen: links resolve to pages as well as files. */
function convertLink(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const {
    to,
    href = to,
    isNavLink: _isNavLink,
    activeClassName: _active,
    autoAddBaseUrl = true,
    ...props
  } = mdx.attributesOf(node)
  const whole = autoAddBaseUrl === false && typeof href === 'string' ? toWholePath(href) : href
  const properties = toProperties({ ...props, href: whole }, mdx.scope.compilation.styleRules)
  return [createJsxElement(node, 'a', { properties, children: mdx.convert(node.children) })]
}

/** Marks an unchecked URL as complete, so that it gets no base URL. */
function toWholePath(href: string): string {
  return href.replace(/^pathname:/, 'pathname-whole:')
}

function convertImage(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { img, src = urlOf(img), shouldAutoDownload: _auto, threshold: _threshold, ...props } = mdx.attributesOf(node)
  return [
    createJsxElement(node, 'img', { properties: toProperties({ ...props, src }, mdx.scope.compilation.styleRules) }),
  ]
}

/** Returns the URL of an image, which can also be an object that an image loader returns. */
function urlOf(image: unknown): unknown {
  if (typeof image !== 'object' || image === null) return image
  if ('default' in image) return urlOf(image.default)
  return 'src' in image ? urlOf(image.src) : undefined
}

function convertThemedImage(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { sources, className, ...props } = mdx.attributesOf(node)
  const { light, dark } =
    typeof sources === 'object' && sources !== null ? { light: undefined, dark: undefined, ...sources } : {}
  return [
    { src: light ?? dark, only: 'only-light' },
    { src: dark ?? light, only: 'only-dark' },
  ].map(({ src, only }) => {
    const properties = toProperties(
      { ...props, className: [className, only].filter(Boolean).join(' '), src },
      mdx.scope.compilation.styleRules,
    )
    return createJsxElement(node, 'img', { properties: { alt: '', ...properties } })
  })
}

/**
 * Converts `<BrowserOnly>` to an island that calls its function in the browser, and shows the fallback until then.
 * Children other than a function are content.
 */
function convertBrowserOnly(node: MdxJsx, mdx: MdxScope): RootContent[] {
  if (!findBrowserFunction(node)) return mdx.convert(node.children)
  const evaluated = mdx.values?.[browserKey(node)]?.()
  if (!Array.isArray(evaluated)) return []
  const [component, props]: readonly unknown[] = evaluated
  return mdx.show(createElement(component as FunctionComponent<object>, Object(props)), node)
}
