import type { RootContent } from 'mdast'
import { Fragment, isValidElement } from 'react'
import { REACT_PROPS, textOfValue, toStyle } from '../../html/jsx-element.js'
import { addRule } from '../../html/move-styles.js'
import type { MdxExpression, MdxJsx } from '../../mdx-nodes.js'
import { type MdxScope, reportHandlers } from '../mdx-scope.js'
import { classOf, createDirective, createLabel } from './create-directive.js'

/** An entry for one tab in `values` of `<Tabs>`. */
interface ListedTab {
  readonly value: string
  readonly label?: unknown
  readonly default?: unknown
  readonly attributes?: unknown
}

/** Converts `<Tabs>` with its `<TabItem>`s to docgen's tabs, in the order of `values` if given. */
export function convertTabs(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { groupId, defaultValue, values, queryString, className, labels, defaultIndex } = mdx.attributesOf(node)
  const listed = listTabs(values)
  const others: RootContent[] = []
  let position = 0
  const tabs = node.children.flatMap((child): ConvertedTab[] => {
    if (isTabItem(child, mdx)) {
      const own = mdx.attributesOf(child)
      const attributes = { ...own, ...nameTab(position, own, { labels, defaultIndex }) }
      position++
      return [convertItem({ item: child, attributes }, { listed, defaultValue }, mdx)]
    }
    const computed = isExpression(child) ? listComputed(mdx.valueOf(child)) : []
    if (computed.length === 0) others.push(child)
    return computed.map((attributes) => convertItem({ item: node, attributes }, { listed, defaultValue }, mdx))
  })
  if (typeof defaultValue === 'string' && tabs.length > 0 && !tabs.some(({ value }) => value === defaultValue)) {
    mdx.scope.report(node, {
      code: 'tabs',
      message: `the default is ${defaultValue}, but no tab has that value`,
      hint: `The values are ${tabs.map(({ value }) => value).join(', ')}`,
    })
  }
  const rank = ({ value }: ConvertedTab): number => {
    const index = listed.findIndex((each) => each.value === value)
    return index === -1 ? listed.length : index
  }
  const ordered = tabs.map((tab) => ({ tab, rank: rank(tab) })).sort((a, b) => a.rank - b.rank)
  const group = groupId ?? (typeof queryString === 'string' ? queryString : undefined)
  return [
    createDirective(node, 'tabs', {
      attributes: { ...(group !== undefined && { group: String(group) }), ...classOf(className) },
      children: [...mdx.convert(others), ...ordered.map(({ tab }) => tab.directive)],
    }),
  ]
}

/** The label of a tab in a list of labels, and whether it is open, in tools whose tabs have no labels of their own. */
function nameTab(
  position: number,
  { label }: Readonly<Record<string, unknown>>,
  { labels, defaultIndex }: { readonly labels: unknown; readonly defaultIndex: unknown },
): Readonly<Record<string, unknown>> {
  if (!Array.isArray(labels) || label !== undefined) return {}
  const listed: unknown = labels[position]
  return { ...(listed !== undefined && { label: listed }), ...(defaultIndex === position && { default: true }) }
}

/** Converts a `<TabItem>` outside of `<Tabs>` to a tab, which a custom component may contain. */
export function convertLoneTab(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const raw = { item: node, attributes: mdx.attributesOf(node) }
  return [convertItem(raw, { listed: [], defaultValue: undefined }, mdx).directive]
}

function isTabItem(node: RootContent, { outline }: MdxScope): node is RootContent & MdxJsx {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false
  const meaning = node.name === null ? undefined : outline.meaningOf(node.name)
  return meaning?.kind === 'known' && meaning.component === 'TabItem'
}

function isExpression(node: RootContent): node is MdxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** Lists the props of the tabs that an expression returns, such as `{list.map((each) => <TabItem …/>)}`. */
function listComputed(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(listComputed)
  if (!isValidElement<Readonly<Record<string, unknown>>>(value)) return []
  const { props, type } = value
  return type === Fragment ? listComputed(props['children']) : 'value' in props ? [props] : []
}

interface ConvertedTab {
  readonly value: string
  readonly directive: RootContent
}

interface RawTab {
  /** Node of the tab. Its children are the content, unless the attributes contain `children`. */
  readonly item: MdxJsx
  readonly attributes: Readonly<Record<string, unknown>>
}

function convertItem(
  { item, attributes }: RawTab,
  { listed, defaultValue }: { readonly listed: readonly ListedTab[]; readonly defaultValue: unknown },
  mdx: MdxScope,
): ConvertedTab {
  const value = String(attributes['value'] ?? '')
  const listedTab = listed.find((tab) => tab.value === value)
  const label = attributes['label'] ?? listedTab?.label ?? value
  const isDefault =
    defaultValue === undefined ? isSet(attributes['default'] ?? listedTab?.default) : defaultValue === value
  const content = 'children' in attributes ? mdx.show(attributes['children'], item) : mdx.convert(item.children)
  const directive = createDirective(item, 'tab', {
    attributes: {
      ...(value !== '' && { value }),
      ...(isDefault && { default: '' }),
      ...(typeof attributes['id'] === 'string' && { id: attributes['id'] }),
      ...classOf(attributes['className']),
    },
    labelAttributes: readLabelAttributes(attributes['attributes'] ?? listedTab?.attributes, item, mdx),
    hasLabelId: attributes['hasLabelId'] === true,
    // A label is plain text: for elements, their text content.
    children: [...createLabel(mdx.show(isValidElement(label) ? textOfValue(label) || value : label, item)), ...content],
  })
  return { value, directive }
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false
}

function listTabs(values: unknown): readonly ListedTab[] {
  if (!Array.isArray(values)) return []
  return values.filter((each): each is ListedTab => typeof each === 'object' && each !== null && 'value' in each)
}

/**
 * Converts `attributes` of a `<TabItem>` to attributes of the tab's label, under React's names; `undefined` if there
 * are none. The style becomes a class.
 */
function readLabelAttributes(
  props: unknown,
  item: MdxJsx,
  mdx: MdxScope,
): Readonly<Record<string, unknown>> | undefined {
  if (typeof props !== 'object' || props === null) return undefined
  const isAttribute = ([name, value]: readonly [string, unknown]): boolean =>
    !REACT_PROPS.has(name) && value !== undefined
  const domAttributes = Object.entries(props).filter(isAttribute)
  const handlers = domAttributes.flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  if (handlers.length > 0) reportHandlers(item, handlers, mdx)
  const { style, ...attributes } = Object.fromEntries(domAttributes.filter(([name]) => !handlers.includes(name)))
  if (typeof style === 'object' && style !== null) {
    const styled = addRule(toStyle(style), mdx.scope.compilation.styleRules)
    attributes['className'] = [attributes['className'], styled].filter(Boolean).join(' ')
  }
  return Object.keys(attributes).length > 0 ? attributes : undefined
}
