import type { Root, RootContent } from 'mdast'
import { codeOf } from '../html/jsx-element.js'
import type { DialectName } from '../markdown-options.js'
import type { MdxEsm, MdxExpression, MdxJsx } from '../mdx-nodes.js'
import type { DialectComponent } from './convert/dialects/dialect-component.js'
import { componentOfExport, type DialectExport } from './convert/dialects/dialect-modules.js'
import { findDialectComponent } from './convert/dialects/find-dialect-component.js'
import { findBrowserFunction } from './module/browser-code.js'
import { KNOWN_COMPONENTS, type Meaning, readMeanings, THEME_MODULES } from './module/site-modules.js'
import { type Literal, type LiteralScope, parseLiteral } from './parse-literal.js'
import { type EsmNames, type ImportStatement, readEsm } from './read-esm.js'

/** The meaning of the names in an MDX file, and the code that has to run. */
export interface MdxOutline {
  /** Blocks of imports and exports, in order. */
  readonly esm: readonly MdxEsm[]
  /** The block with a default export, which is a layout around the page in MDX; `undefined` if there is none. */
  readonly layout: MdxEsm | undefined
  /** Expressions that require running code, and elements whose component or attributes require it. */
  readonly code: readonly (MdxExpression | MdxJsx)[]
  /** `<BrowserOnly>` elements: the function in them runs only in browsers. */
  readonly browserElements: readonly MdxJsx[]
  /** True if nothing in the file has to run. */
  readonly isStatic: boolean
  /** The meaning of a component's name; `undefined` for an unknown name. */
  readonly meaningOf: (name: string) => Meaning | undefined
  /** The import that binds a name. */
  readonly importOf: (name: string) => ImportPosition | undefined
  /** Components of the site that the file uses without importing or defining them, in code-unit order. */
  readonly provided: readonly string[]
  /** Names that the file itself declares. */
  readonly defined: ReadonlySet<string>
  /** Names that its imports bind. */
  readonly imported: readonly string[]
  /** The value of an expression that can be evaluated statically. */
  readonly literalOf: (code: string) => Literal | undefined
  /** The value of the code of an element's attribute, if it can be evaluated statically. */
  readonly propOf: (node: MdxJsx, code: string) => Literal | undefined
}

/** Position of an import: `delta` characters after the start of its block. */
export interface ImportPosition {
  readonly node: MdxEsm
  readonly delta: number
}

/** Represents the page's table of contents among literals. */
export const PAGE_TOC: unique symbol = Symbol('the table of contents')

/** Names that the config defines in every MDX file. */
export interface ConfigNames {
  /** Name in braces → its text. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Components that need no import. */
  readonly components?: readonly string[]
  /** Tools whose components need no import. */
  readonly dialects?: readonly DialectName[]
  /** Modules such as `@theme/Card` that are the site's own. */
  readonly replacedModules?: readonly string[]
}

/** Analyzes a parsed MDX file. */
export function outlineMdx(
  tree: Root,
  { placeholders, components = [], dialects = [], replacedModules = [] }: ConfigNames,
): MdxOutline {
  const { esm, jsx, expressions } = collect(tree)
  const blocks = esm.map(({ value }) => readEsm(value))
  const names: FileNames = {
    meanings: new Map(
      blocks.flatMap(({ imports }) => imports.flatMap((each) => [...readMeanings(each, dialects, replacedModules)])),
    ),
    defined: new Set(blocks.flatMap(({ declared }) => declared)),
    components,
    dialects,
  }
  const { meanings, defined } = names
  const scope = createLiteralScope(names, placeholders)
  const meaningOf = (name: string): Meaning | undefined => findMeaning(name, names)
  const literalOf = (code: string): Literal | undefined => {
    // A name with a hyphen is not one of JavaScript.
    if (code.includes('-') && Object.hasOwn(placeholders, code.trim())) return { value: placeholders[code.trim()] }
    return isComment(code) ? { value: undefined } : parseLiteral(code, scope)
  }
  const propOf = ({ name }: MdxJsx, code: string): Literal | undefined => {
    if (isPageToc(name, code, names)) return { value: PAGE_TOC }
    return namesDocs(name, code, names) ? undefined : literalOf(code)
  }
  const browserElements = jsx.filter((node) => isForBrowser(node, names))
  const needsCode = (node: MdxJsx): boolean => {
    if (browserElements.includes(node)) return true
    if (node.name !== null && isComponent(node.name) && meaningOf(node.name)?.kind === 'code') return true
    return node.attributes.some((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return true
      return typeof attribute.value === 'object' && attribute.value !== null && !propOf(node, attribute.value.value)
    })
  }
  const code = [...jsx.filter(needsCode), ...expressions.filter(({ value }) => !literalOf(value))]
  const used = listUsedNames(jsx, expressions)
  const hasExports = blocks.some(({ hasMore }) => hasMore)
  const hasCodeImports = [...meanings.values()].some(({ kind }) => kind === 'code')
  return {
    esm: esm.map((node, index) => withoutDialectImports(node, blocks[index]?.imports ?? [], dialects)),
    layout: esm[blocks.findIndex(({ hasDefault }) => hasDefault)],
    code,
    browserElements,
    isStatic: code.length === 0 && !hasExports && !hasCodeImports,
    provided: components.filter((name) => used.has(name) && !defined.has(name) && !meanings.has(name)).toSorted(),
    defined,
    imported: [...meanings.keys()],
    meaningOf,
    importOf: (name) => findImport(name, esm, blocks),
    literalOf,
    propOf,
  }
}

/** The names that an MDX file can use. */
interface FileNames {
  /** Name that an import binds → its meaning. */
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Names that the file itself declares. */
  readonly defined: ReadonlySet<string>
  /** Components of the site that need no import. */
  readonly components: readonly string[]
  /** Tools whose components need no import. */
  readonly dialects: readonly DialectName[]
}

/** Finds the meaning of a name that the file imports or exports. */
function findBinding(name: string, { meanings, defined }: FileNames): Meaning | undefined {
  return defined.has(name) ? { kind: 'code' } : meanings.get(name)
}

/** Finds the meaning of a component's name, such as `Tabs` or `Kit.Card`. */
function findMeaning(name: string, names: FileNames): Meaning | undefined {
  const [head = name, member] = name.split('.', 2)
  const meaning = findBinding(head, names)
  if (meaning?.kind === 'dialect') return resolveExport(meaning, member)
  // As a component, an image is an SVG that its module exports.
  if (meaning?.kind === 'file') return { kind: 'code' }
  if (meaning) return member === undefined ? meaning : { kind: 'code' }
  if (names.components.includes(head)) return { kind: 'code' }
  const ofTool = findDialectComponent(name, names.dialects)
  if (ofTool) return toMeaning(ofTool)
  return KNOWN_COMPONENTS.has(name) ? { kind: 'known', component: name } : undefined
}

function resolveExport(meaning: DialectExport, member: string | undefined): Meaning {
  const component = componentOfExport(meaning, member)
  return component ? toMeaning(component) : meaning
}

function toMeaning({ as: component, props }: DialectComponent): Meaning {
  return { kind: 'known', component, ...(props && { props }) }
}

/**
 * Replaces imports of other tools' modules, which need not exist: code receives docgen's components, and for all others
 * a component that renders its children.
 */
function withoutDialectImports(
  node: MdxEsm,
  imports: readonly ImportStatement[],
  dialects: readonly DialectName[],
): MdxEsm {
  const replaced = imports.filter((each) =>
    [...readMeanings(each, dialects).values()].some(({ kind }) => kind === 'dialect'),
  )
  if (replaced.length === 0) return node
  const value = replaced.reduceRight((text, statement) => {
    const { index, end } = statement
    const stubs = [...readMeanings(statement, dialects)].map(([name, meaning]) => writeStub(name, meaning)).join('')
    // Line breaks stay, so that positions do not change.
    return text.slice(0, index) + stubs + text.slice(index, end).replace(/[^\n]/g, '') + text.slice(end)
  }, node.value)
  return { ...node, value }
}

function writeStub(name: string, meaning: Meaning): string {
  const known = meaning.kind === 'dialect' ? componentOfExport(meaning, undefined)?.as : undefined
  if (known !== undefined && THEME_MODULES.has(known)) return `import ${name} from '@theme/${known}';`
  return `const ${name} = ({ children = null } = {}) => children;`
}

/** Whether a name is one of docgen's components, by any name that an import gives it. */
function isKnown(name: string | null, component: string, names: FileNames): boolean {
  const meaning = name === null ? undefined : findMeaning(name, names)
  return meaning?.kind === 'known' && meaning.component === component
}

/** Finds the import that binds a name. */
function findImport(name: string, esm: readonly MdxEsm[], blocks: readonly EsmNames[]): ImportPosition | undefined {
  for (const [block, node] of esm.entries()) {
    const binding = blocks[block]?.imports.find(({ names }) => names.some(({ local }) => local === name))
    if (binding) return { node, delta: binding.index }
  }
  return undefined
}

/** Creates the scope that evaluates names and calls without running code. */
function createLiteralScope(names: FileNames, placeholders: ConfigNames['placeholders']): LiteralScope {
  return {
    identifier: (name) => {
      const meaning = findBinding(name, names)
      if (meaning) return meaning.kind === 'file' ? { value: meaning.href } : undefined
      return Object.hasOwn(placeholders, name) ? { value: placeholders[name] } : undefined
    },
    call: (name, argument) => {
      if (name === 'require') return /^\.{1,2}\/|^@site\/static\//.test(argument) ? { value: argument } : undefined
      return names.meanings.get(name)?.kind === 'base-url' ? { value: addLeadingSlash(argument) } : undefined
    },
  }
}

/** Whether a prop is the page's table of contents: `<TOCInline toc={toc} />`, unless the file has its own `toc`. */
function isPageToc(name: string | null, code: string, names: FileNames): boolean {
  return code.trim() === 'toc' && isKnown(name, 'TOCInline', names) && findBinding('toc', names) === undefined
}

/** Whether a prop describes cards of pages by id: only code can look up their descriptions. */
function namesDocs(name: string | null, code: string, names: FileNames): boolean {
  return /\bdocId\b/.test(code) && ['DocCard', 'DocCardList'].some((component) => isKnown(name, component, names))
}

function isForBrowser(node: MdxJsx, names: FileNames): boolean {
  return isKnown(node.name, 'BrowserOnly', names) && findBrowserFunction(node) !== undefined
}

/** Returns the names of elements, including elements in expressions and attributes. */
function listUsedNames(jsx: readonly MdxJsx[], expressions: readonly MdxExpression[]): ReadonlySet<string | undefined> {
  const codes = [...expressions.map(({ value }) => value), ...jsx.flatMap(({ attributes }) => attributes.map(codeOf))]
  const inCode = codes.flatMap((each = '') => [...each.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))
  return new Set([...jsx.map(({ name }) => name?.split('.', 1)[0]), ...inCode])
}

/** Whether a tag is a component, not an HTML element. */
export function isComponent(name: string): boolean {
  return /^[A-Z_$]/.test(name) || name.includes('.')
}

function addLeadingSlash(path: string): string {
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
      // The function of `<BrowserOnly>` does not run during the build.
      const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      const isSkipped = isJsx && node.name === 'BrowserOnly' && findBrowserFunction(node) !== undefined
      if ('children' in node && !isSkipped) visit(node.children)
    }
  }
}
