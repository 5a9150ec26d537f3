import type { Root, RootContent } from 'mdast'
import { codeOf, type MdxEsm, type MdxExpression, type MdxJsx } from './convert/jsx-element.js'
import { findBrowserFunction } from './module/browser-code.js'
import { KNOWN_COMPONENTS, type Meaning, readMeanings } from './module/site-modules.js'
import { type Literal, type LiteralScope, parseLiteral } from './parse-literal.js'
import { readEsm } from './read-esm.js'

/** The meaning of the names in an MDX file, and the code that has to run. */
export interface MdxOutline {
  /** Blocks of imports and exports, in order. */
  readonly esm: readonly MdxEsm[]
  /** Expressions whose value requires running code, and elements with such a part. */
  readonly code: readonly (MdxExpression | MdxJsx)[]
  /** Elements of `<BrowserOnly>` whose function runs in browsers. */
  readonly browserElements: readonly MdxJsx[]
  /** True if nothing in the file has to run. */
  readonly isStatic: boolean
  /** The meaning of a component's name; `undefined` for an unknown name. */
  readonly meaningOf: (name: string) => Meaning | undefined
  /** The import that binds a name. */
  readonly importOf: (name: string) => ImportPosition | undefined
  /** Components of the site that the file uses without importing or defining them, in code-unit order. */
  readonly provided: readonly string[]
  /** Names of the file's own exports. */
  readonly defined: ReadonlySet<string>
  /** Names that its imports bind. */
  readonly imported: readonly string[]
  /** The value of an expression that can be evaluated statically. */
  readonly literalOf: (code: string) => Literal | undefined
  /** The same for an attribute of an element. */
  readonly propOf: (node: MdxJsx, code: string) => Literal | undefined
}

/** Position of an import: `delta` characters after the start of its block. */
export interface ImportPosition {
  readonly node: MdxEsm
  readonly delta: number
}

/** Represents the page's table of contents among literals. */
export const PAGE_TOC: unique symbol = Symbol('the table of contents')

/** Names from the config that are defined in an MDX file. */
export interface ConfigNames {
  /** Name in braces → its text. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Components that need no import. */
  readonly components?: readonly string[]
}

/** Analyzes a parsed MDX file. */
export function outlineMdx(tree: Root, { placeholders, components = [] }: ConfigNames): MdxOutline {
  const { esm, jsx, expressions } = collect(tree)
  const blocks = esm.map(({ value }) => readEsm(value))
  const meanings = new Map(blocks.flatMap(({ imports }) => imports.flatMap((each) => [...readMeanings(each)])))
  const importOf = (name: string): ImportPosition | undefined => {
    for (const [block, node] of esm.entries()) {
      const binding = blocks[block]?.imports.find(({ names }) => names.some(({ local }) => local === name))
      if (binding) return { node, delta: binding.index }
    }
    return undefined
  }
  const hasExports = blocks.some(({ hasMore }) => hasMore)
  const defined = new Set(blocks.flatMap(({ declared }) => declared))
  const meaningOf = (name: string): Meaning | undefined => {
    const [head = name, member] = name.split('.', 2)
    const meaning = defined.has(head) ? { kind: 'code' as const } : meanings.get(head)
    // As a component, an image is an SVG that its module exports.
    if (meaning?.kind === 'file') return { kind: 'code' }
    if (meaning) return member === undefined ? meaning : { kind: 'code' }
    if (components.includes(head)) return { kind: 'code' }
    return KNOWN_COMPONENTS.has(name) ? { kind: 'known', component: name } : undefined
  }
  const scope: LiteralScope = {
    identifier: (name) => {
      const meaning = defined.has(name) ? { kind: 'code' as const } : meanings.get(name)
      if (meaning) return meaning.kind === 'file' ? { value: meaning.href } : undefined
      return Object.hasOwn(placeholders, name) ? { value: placeholders[name] } : undefined
    },
    call: (name, argument) => {
      const isAddress =
        name === 'require' ? /^\.{1,2}\/|^@site\/static\//.test(argument) : meanings.get(name)?.kind === 'base-url'
      return isAddress ? { value: name === 'require' ? argument : rooted(argument) } : undefined
    },
  }
  const literalOf = (code: string): Literal | undefined =>
    isComment(code) ? { value: undefined } : parseLiteral(code, scope)
  const propOf = ({ name }: MdxJsx, code: string): Literal | undefined => {
    const meaning = name === null ? undefined : meaningOf(name)
    const isToc = meaning?.kind === 'known' && meaning.component === 'TOCInline' && code.trim() === 'toc'
    return isToc && !defined.has('toc') && !meanings.has('toc') ? { value: PAGE_TOC } : literalOf(code)
  }
  const isForBrowser = (node: MdxJsx): boolean => {
    const meaning = node.name === null ? undefined : meaningOf(node.name)
    return meaning?.kind === 'known' && meaning.component === 'BrowserOnly' && findBrowserFunction(node) !== undefined
  }
  const browserElements = jsx.filter(isForBrowser)
  const needsCode = (node: MdxJsx): boolean => {
    if (browserElements.includes(node)) return true
    if (node.name !== null && isComponent(node.name) && meaningOf(node.name)?.kind === 'code') return true
    return node.attributes.some((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return true
      return typeof attribute.value === 'object' && attribute.value !== null && !propOf(node, attribute.value.value)
    })
  }
  const code = [...jsx.filter(needsCode), ...expressions.filter(({ value }) => !literalOf(value))]
  const codes = [...expressions.map(({ value }) => value), ...jsx.flatMap(({ attributes }) => attributes.map(codeOf))]
  // Elements within expressions can be such components, too.
  const inCode = codes.flatMap((each = '') => [...each.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))
  const used = new Set([...jsx.map(({ name }) => name?.split('.', 1)[0]), ...inCode])
  const provided = components.filter((name) => used.has(name) && !defined.has(name) && !meanings.has(name)).toSorted()
  const hasCodeImports = [...meanings.values()].some(({ kind }) => kind === 'code')
  return {
    esm,
    code,
    browserElements,
    isStatic: code.length === 0 && !hasExports && !hasCodeImports,
    provided,
    defined,
    imported: [...meanings.keys()],
    meaningOf,
    importOf,
    literalOf,
    propOf,
  }
}

/** Whether a tag is a component, not an HTML element. */
export function isComponent(name: string): boolean {
  return /^[A-Z_$]/.test(name) || name.includes('.')
}

function rooted(path: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(path) ? path : `/${path}`
}

function isComment(code: string): boolean {
  return code.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g, '').trim() === ''
}

function collect(tree: Root): { esm: MdxEsm[]; jsx: MdxJsx[]; expressions: MdxExpression[] } {
  const parts = { esm: [] as MdxEsm[], jsx: [] as MdxJsx[], expressions: [] as MdxExpression[] }
  visit(tree.children)
  return parts

  function visit(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type === 'mdxjsEsm') parts.esm.push(node)
      else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') parts.expressions.push(node)
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') parts.jsx.push(node)
      // Browser-only code does not run here.
      const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      const isSkipped = isJsx && node.name === 'BrowserOnly' && findBrowserFunction(node) !== undefined
      if ('children' in node && !isSkipped) visit(node.children)
    }
  }
}
