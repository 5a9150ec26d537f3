import type { Root, RootContent } from 'mdast'
import { createElement, isValidElement, type ReactNode } from 'react'
import { findMisspelled } from '../check/check-unknown-element.js'
import { titleCode } from '../code/read-title-words.js'
import type { DocumentScope } from '../document-scope.js'
import {
  attributeKey,
  codeOf,
  componentKey,
  createJsxElement,
  expressionKey,
  toProperties,
} from '../html/jsx-element.js'
import type { MdxModuleValues } from '../mdx-module.js'
import type { MdxExpression, MdxJsx } from '../mdx-nodes.js'
import { convertBuiltIn } from './convert/convert-built-in.js'
import { isComponent, outlineMdx } from './mdx-outline.js'
import { listHandlers, type MdxScope, PropContent, reportHandlers, requestPartial } from './mdx-scope.js'
import { callExpression } from './module/call-expression.js'
import { createReact, withoutChildren } from './module/create-react.js'
import { reportThrown } from './module/report-thrown.js'
import { reportForeign, reportUnknown } from './report-component.js'
import { wordsForId } from './syntax/words-for-id.js'
import { isBlock, wrapLines } from './wrap-lines.js'

/** Markdown nodes that contain blocks. */
const FLOW_PARENTS: ReadonlySet<string> = new Set([
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
  'listItem',
])

/**
 * Converts imports, expressions and JSX to nodes that the compiler supports: elements, directives, partials, React
 * components. Returns the state, for nodes that plugins insert later.
 */
export function transformMdx(tree: Root, scope: DocumentScope, values: MdxModuleValues | undefined): MdxScope {
  const outline = outlineMdx(tree, scope.compilation.options)
  const mdx: MdxScope = {
    scope,
    outline,
    values,
    attributesOf: (node) => readAttributes(node, mdx),
    convert: (nodes) => nodes.flatMap((node) => convertNode(node, mdx)),
    valueOf: (node) => evaluate(node, mdx),
    show: (value, node) => showValue(value, node, mdx),
  }
  reportLayout(mdx)
  tree.children = wrapLines(mdx.convert(tree.children))
  return mdx
}

function convertNode(node: RootContent, mdx: MdxScope): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return []
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return showResult(evaluate(node, mdx), node, mdx)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertJsx(node, mdx)
    case 'code':
      return [mdx.scope.compilation.options.dialects?.includes('mintlify') ? titleCode(node) : node]
    default:
      return 'children' in node ? convertParent(node, mdx) : [node]
  }
}

/** Warns about a default export, which MDX uses as a layout around the content of the page. */
function reportLayout({ outline, scope }: MdxScope): void {
  if (!outline.layout) return
  scope.report(outline.layout, {
    code: 'mdx-layout',
    severity: 'warning',
    message: 'the default export of this file is not used: in MDX, it is a layout around the content of the page',
    hint: 'Write it as a component around the content, such as <Layout>…</Layout>, and export it by a name',
  })
}

function convertParent(node: Extract<RootContent, { children: unknown }>, mdx: MdxScope): RootContent[] {
  const dataIdWords = node.type === 'heading' ? wordsForId(node, mdx) : undefined
  if (dataIdWords !== undefined) {
    // Properties that a plugin has set since take precedence.
    node.data = { ...node.data, hProperties: { dataIdWords, ...node.data?.hProperties } }
  }
  const children = mdx.convert(node.children)
  // A component in a paragraph may become a block: then the paragraph ends before it.
  if (node.type === 'paragraph' && children.some(isBlock)) return wrapLines(children)
  const fitting = FLOW_PARENTS.has(node.type) ? wrapLines(children) : children.map(asPhrasing)
  return [Object.assign(node, { children: fitting })]
}

/** Wraps a block where only inline content is allowed. */
function asPhrasing(node: RootContent): RootContent {
  return isBlock(node) ? createJsxElement(node, 'span', { children: [node] }) : node
}

function showResult(value: unknown, node: MdxExpression, mdx: MdxScope): RootContent[] {
  const shown = showValue(value, node, mdx)
  if (node.type === 'mdxTextExpression') return shown
  return shown.map((result) => ({ ...result, data: { ...result.data, isBlockResult: true } }))
}

function evaluate(node: MdxExpression, mdx: MdxScope): unknown {
  const literal = mdx.outline.literalOf(node.value)
  return literal ? literal.value : runCode(expressionKey(node), node, mdx)
}

function runCode(key: string, node: MdxExpression | MdxJsx, mdx: MdxScope): unknown {
  if (!mdx.values || key in mdx.values) return run(key, node, mdx)
  mdx.scope.report(node, {
    code: 'mdx-failed',
    severity: 'error',
    message: 'a rehype plugin inserts an expression, but docgen collects the code of a page before rehype plugins run',
    hint: 'Insert it with a remark plugin, or insert the value itself',
  })
  return undefined
}

function run(key: string, node: MdxExpression | MdxJsx, { values, scope }: MdxScope): unknown {
  const call = values?.[key]
  try {
    return call && callExpression(call, scope.compilation)
  } catch (error) {
    reportThrown(error, 'expression', { scope, node, delta: 'value' in node ? 1 : 0 })
    return undefined
  }
}

function readAttributes(node: MdxJsx, mdx: MdxScope): Record<string, unknown> {
  const attributes: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    const code = codeOf(attribute)
    const literal = code === undefined ? undefined : mdx.outline.propOf(node, code)
    const value = literal || code === undefined ? literal?.value : runCode(attributeKey(attribute), node, mdx)
    if (attribute.type === 'mdxJsxExpressionAttribute') Object.assign(attributes, value)
    else attributes[attribute.name] = code === undefined ? (attribute.value ?? true) : value
  }
  return attributes
}

/** Converts a JSX element. If it has a React key and becomes a single node, the node gets the key. */
function convertJsx(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const nodes = convertJsxKind(node, mdx)
  const [first, ...others] = nodes
  const attributes = node.attributes.filter((each) => each.type === 'mdxJsxAttribute' && each.name === 'key')
  if (attributes.length === 0 || !first || others.length > 0) return nodes
  const { key } = mdx.attributesOf({ ...node, attributes })
  if (key !== undefined && key !== null) first.data = { ...first.data, key: String(key) }
  return nodes
}

function convertJsxKind(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { name } = node
  if (name === null) return mdx.convert(node.children)
  // As in Docusaurus, the element `<head>` is the component `<Head>`.
  if (name === 'head') return convertBuiltIn('Head', node, mdx)
  if (!isComponent(name)) return convertElement(node, name, mdx)
  const meaning = mdx.outline.meaningOf(name)
  switch (meaning?.kind) {
    case 'known':
      return convertBuiltIn(meaning.component, node, mdx)
    case 'partial':
      return requestPartial(meaning.href, node, mdx)
    case 'code':
      return [createComponentNode(node, name, mdx)]
    case 'dialect':
      reportForeign(node, name, mdx)
      return mdx.convert(node.children)
    default:
      reportUnknown(node, name, mdx)
      return mdx.convert(node.children)
  }
}

function convertElement(node: MdxJsx, name: string, mdx: MdxScope): RootContent[] {
  const problem = findMisspelled(name, mdx.scope.file.text)
  if (problem) mdx.scope.report(node, problem)
  const attributes = mdx.attributesOf(node)
  if (Object.values(attributes).some(hasMessage)) {
    return [createReact(node, { name, create: (children) => createElement(name, attributes, ...children) }, mdx)]
  }
  const handlers: string[] = []
  const properties = toProperties(attributes, mdx.scope.compilation.styleRules, (attribute) => handlers.push(attribute))
  if (handlers.length > 0) reportHandlers(node, handlers, mdx)
  // docgen removes buttons of other types, because they could submit a form.
  const type = name === 'button' && handlers.length > 0 && { type: 'button' }
  const html = rawHtmlIn(attributes)
  const children: RootContent[] =
    html === undefined
      ? mdx.convert(node.children)
      : [{ type: 'html', value: html, ...(node.position && { position: node.position }) }]
  return [createJsxElement(node, name, { properties: { ...properties, ...type }, children })]
}

/** The HTML that replaces an element's children, if any. The rules for HTML in pages apply to it. */
function rawHtmlIn(attributes: Readonly<Record<string, unknown>>): string | undefined {
  const { dangerouslySetInnerHTML: inner } = attributes
  // As in Astro.
  if (typeof attributes['set:html'] === 'string') return attributes['set:html']
  const hasHtml = typeof inner === 'object' && inner !== null && '__html' in inner
  return hasHtml ? String(inner.__html ?? '') : undefined
}

/** Creates the node of a component that has to run. */
function createComponentNode(node: MdxJsx, name: string, mdx: MdxScope): RootContent {
  const attributes = mdx.attributesOf(node)
  const [head = name, ...members] = name.split('.')
  const imported = run(componentKey(head), node, mdx)
  const component = members.reduce<unknown>((value, member) => Reflect.get(Object(value), member), imported)
  const isComponent = typeof component === 'function' || (typeof component === 'object' && component !== null)
  if (!isComponent && mdx.values) {
    mdx.scope.report(node, {
      code: 'mdx-component',
      severity: 'error',
      message: `${name} is not a component but ${component === undefined || component === null ? component : `a ${typeof component}`}`,
      hint: 'Check what the module exports: import { X } and import X are different',
    })
  }
  const handlers = listHandlers(attributes)
  // Islands throw on functions among their props, which is reported as an error.
  if (isComponent && handlers.length > 0 && !('isIsland' in component)) reportHandlers(node, handlers, mdx)
  const { value, content } = readChildren(node, mdx)
  const create = (children: readonly ReactNode[]): ReactNode => {
    if (!isComponent) return undefined
    // Exports and children can be anything; React reports an error if it cannot render them.
    const type = component as Parameters<typeof createElement>[0]
    return value === undefined
      ? createElement(type, attributes, ...children)
      : createElement(type, attributes, value as ReactNode)
  }
  return createReact(node, { name, create, content, isMissing: !isComponent }, mdx)
}

/** Returns the children of a component: content, or a `value` that only its code can use, such as a function. */
function readChildren(node: MdxJsx, mdx: MdxScope): { readonly value?: unknown; readonly content: RootContent[] } {
  const [expression, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const isOnly = expression?.type === 'mdxFlowExpression' || expression?.type === 'mdxTextExpression'
  if (!isOnly || others.length > 0) return { content: mdx.convert(node.children) }
  const value = evaluate(expression, mdx)
  return isContent(value) ? { content: showResult(value, expression, mdx) } : { value, content: [] }
}

function showValue(value: unknown, node: MdxJsx | MdxExpression, mdx: MdxScope): RootContent[] {
  if (value === undefined || value === null || typeof value === 'boolean') return []
  if (value instanceof PropContent) return value.copy()
  if (hasMessage(value)) return [createReact(withoutChildren(node), { create: () => value }, mdx)]
  const position = node.position && { position: node.position }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return [{ type: 'text', value: String(value), ...position }]
  }
  if (Array.isArray(value) && !value.some(isReact)) return value.flatMap((each) => showValue(each, node, mdx))
  if (isReact(value) || Array.isArray(value)) {
    // React decides whether it can be rendered.
    const content = value as ReactNode
    return [createReact(withoutChildren(node), { create: () => content }, mdx)]
  }
  const description = typeof value === 'object' ? 'an object' : `a ${typeof value}`
  mdx.scope.report(node, {
    code: 'mdx-value',
    severity: 'error',
    message: `this expression is ${description}, which a page can't show`,
    hint: typeof value === 'object' ? 'Write {JSON.stringify(…)}, or name one of its fields' : 'Call it: {name()}',
  })
  return []
}

/**
 * Whether a value contains a message to the compiler, such as a string of `translate()`. The compiler finds messages
 * only in the output of React.
 */
function hasMessage(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\u0000@')
}

/** Whether a page can show a value. */
function isContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isContent)
  const isOpaque = typeof value === 'function' || (typeof value === 'object' && value !== null)
  return !isOpaque || isValidElement(value) || value instanceof PropContent
}

function isReact(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(isReact))
}
