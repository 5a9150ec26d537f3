import type { PluggableList } from 'unified'
import type { MathSetting } from '../../../parse/satteri-parser.js'
import type { Point } from '../../compilation.js'
import { type FormatSetting, findFormat, withoutCode } from '../../find-format.js'
import { attributeKey, browserKey, codeOf, componentKey, expressionKey, TRANSLATE } from '../../html/jsx-element.js'
import type { DialectName, SourceLocation } from '../../markdown-options.js'
import type { MdxExpression, MdxJsx } from '../../mdx-nodes.js'
import { runPlugins } from '../../plugins/run-plugins.js'
import type { SourceFile } from '../../source-file.js'
import { isComponent, type MdxOutline, outlineMdx } from '../mdx-outline.js'
import { pointAt, readMdxTree } from '../syntax/read-mdx-tree.js'
import {
  BROWSER_CODE,
  type BrowserModule,
  type BrowserParts,
  browserComponent,
  definedComponent,
  writeBrowserCode,
} from './browser-code.js'
import type { MdxModuleFragment } from './locate-in-mdx-module.js'
import { KNOWN_MODULES } from './site-modules.js'

/** The code of an MDX file that has to run, as a module that exports `docgenModule`. */
export interface MdxModuleSource {
  /** JavaScript with JSX. */
  readonly code: string
  /** Functions of `<BrowserOnly>` and components that run in browsers; absent if there are none. */
  readonly browser?: BrowserModule
  /** Origin of the code, for `locateInMdxModule`. */
  readonly pieces: readonly MdxModuleFragment[]
}

/** Names of the values that docgen adds to a file's scope. */
export const SCOPE_NAMES = ['frontMatter', 'toc', 'contentTitle', 'metadata', 'assets'] as const

/** Settings of the site, and of one file, for its MDX module. */
export interface MdxModuleOptions {
  readonly format: FormatSetting
  readonly placeholders: Readonly<Record<string, string>>
  /** Components of the site that need no import: an MDX module imports them from `docgen-component:NAME`. */
  readonly components?: readonly string[]
  /** Tools whose components need no import. */
  readonly dialects?: readonly DialectName[]
  /** Modules such as `@theme/Card` that are the site's own. */
  readonly replacedModules?: readonly string[]
  /** Whether dollar signs enclose formulas: braces in formulas are not expressions. */
  readonly math?: MathSetting
  /** Whether the module `docgen:root` provides React contexts. */
  readonly hasRoot?: boolean
  /** Whether the components in some code also run in browsers; if absent, only functions of `<BrowserOnly>` do. */
  readonly needsBrowser?: (code: string) => boolean
  /** Plugins, which may insert imports, expressions and components; none if absent. */
  readonly remarkPlugins?: PluggableList
  /** Whether rehype plugins may insert any component that the file can use. */
  readonly offersComponents?: boolean
  /** Absolute location of the file, for the plugins. */
  readonly location?: SourceLocation
}

/** Creates the MDX module of a file; `undefined` if the file is not MDX, or needs none. */
export async function createMdxModule(
  file: SourceFile,
  {
    format,
    placeholders,
    components = [],
    dialects = [],
    replacedModules = [],
    math,
    hasRoot = false,
    remarkPlugins = [],
    ...rest
  }: MdxModuleOptions,
): Promise<MdxModuleSource | undefined> {
  if (findFormat(file.path, file.text, format) === 'md') return undefined
  const code = withoutCode(file.text)
  const mayRun =
    NEEDS_MODULE.test(code) ||
    components.some((name) => code.includes(`<${name}`)) ||
    replacedModules.some((name) => code.includes(name))
  const { location, offersComponents = false, needsBrowser = () => false } = rest
  if (!mayRun && remarkPlugins.length === 0 && !offersComponents) return undefined
  const parsed = readMdxTree(file.text, () => {}, math)
  const source = { ...file, includes: {}, ...(location && { location }) }
  // Messages and failures of plugins are reported when the page is compiled.
  const compilation = { source, pluginInputs: new Set<string>(), report: () => {} }
  const tree = await runPlugins(parsed, { plugins: remarkPlugins, file, compilation })
  const outline = outlineMdx(tree, { placeholders, components, dialects, replacedModules })
  const offered = offersComponents ? listComponents(outline, components) : []
  if (outline.isStatic && offered.length === 0) return undefined
  const isSnippet = dialects.includes('mintlify') && SNIPPET.test(file.path)
  return writeMdxModule(outline, file.text, { placeholders, hasRoot, components, offered, needsBrowser, isSnippet })
}

/**
 * Matches braces other than comments and ids, exports, and imports other than React and native components of docgen.
 */
const NEEDS_MODULE = new RegExp(
  `\\{(?!/\\*|#)|^export\\b|^import\\b(?!\\s+\\w+\\s+from\\s+['"](?:react|${[...KNOWN_MODULES].join('|')})['"];?\\s*$)`,
  'm',
)

/** Path of a file that Mintlify inserts into pages. Its props are variables. */
const SNIPPET = /(?:^|\/)_?snippets\//

/** Lists the components that a file can use: imported components, components of the file, and `components`. */
function listComponents({ defined, imported, meaningOf }: MdxOutline, components: readonly string[]): string[] {
  const names = new Set([...defined, ...imported, ...components])
  return [...names].filter((name) => /^[A-Z][\w$]*$/.test(name) && meaningOf(name)?.kind === 'code').sort()
}

interface ModuleComponents {
  /** Components of the site. */
  readonly components: readonly string[]
  /** Components to offer even if the file does not use them. */
  readonly offered: readonly string[]
}

type ModuleSettings = Pick<MdxModuleOptions, 'placeholders' | 'hasRoot'> &
  Required<Pick<MdxModuleOptions, 'needsBrowser'>>

function writeMdxModule(
  outline: MdxOutline,
  text: string,
  { hasRoot, offered, isSnippet, ...settings }: ModuleSettings & ModuleComponents & { readonly isSnippet: boolean },
): MdxModuleSource {
  const lines: string[] = []
  const pieces: MdxModuleFragment[] = []
  const add = (code: string, source?: Point): void => {
    const added = code.split('\n')
    if (source) pieces.push({ from: lines.length + 1, lines: added.length, source })
    for (const line of added) lines.push(line)
  }
  const browser = readBrowserParts(outline, text, settings)
  const used = outline.code.flatMap((node) => listThunks(node, { outline, text, browser }))
  const all = [...used, ...offered.map((name): Thunk => ({ key: componentKey(name), code: name, at: undefined }))]
  const seen = new Set<string>()
  const thunks = all.filter(({ key }) => !seen.has(key) && seen.add(key))
  const codes = [...outline.esm.map(({ value }) => value), ...thunks.map(({ code }) => code)].join('\n')
  // Constants come first, because the file's exports may use them.
  for (const line of listConstants(codes, outline, settings)) add(line)
  for (const { value, position } of outline.esm) add(value, position?.start)
  if (thunks.some(({ code }) => code === TRANSLATE)) add(`import ${TRANSLATE} from '@docusaurus/Translate'`)
  const isProvided = (name: string): boolean => !outline.defined.has(name) && !outline.imported.includes(name)
  if (thunks.some(({ code }) => code.startsWith(DESCRIBE)))
    add(`import { describeCards as ${DESCRIBE} } from '@docusaurus/plugin-content-docs/client'`)
  for (const name of new Set([...outline.provided, ...offered.filter(isProvided)]))
    add(`import ${name} from ${JSON.stringify(`docgen-component:${name}`)}`)
  if (browser) add(`import * as ${BROWSER} from '${BROWSER_CODE}'`)
  const islands = browser?.defined.map((name) => `${definedComponent(name)}: ${name}`) ?? []
  // The page's code uses each component as an island. Inside the file's components, the same names are the components.
  const islandScope = islands.length > 0 ? `, { ${islands.join(', ')} } = ${BROWSER}` : ''
  // Loaded on demand, so that a root module that throws does not break the page.
  if (hasRoot) add("export const docgenRoot = () => require('docgen:root').default")
  // Names that the file imports or exports take precedence.
  const scopeNames = SCOPE_NAMES.filter((name) => !outline.defined.has(name) && outline.meaningOf(name) === undefined)
  const propNames = isSnippet ? listPropNames(thunks, outline, settings) : []
  add(`export const docgenModule = (props, { ${scopeNames.join(', ')} }${islandScope}) => {`)
  if (propNames.length > 0) add(`const { ${propNames.join(', ')} } = props`)
  add('return {')
  for (const { key, code, at } of thunks) {
    add(`${key}: () => (`)
    add(code, at)
    add('),')
  }
  add('}}')
  return { code: lines.join('\n'), pieces, ...(browser && { browser: writeBrowserCode(text, browser) }) }
}

type BrowserSettings = Omit<ModuleSettings, 'hasRoot'> & Pick<ModuleComponents, 'components'>

function readBrowserParts(outline: MdxOutline, text: string, settings: BrowserSettings): BrowserParts | undefined {
  const { esm, browserElements: elements, defined, imported } = outline
  const code = esm.map(({ value }) => value).join('\n')
  const browserNames = settings.needsBrowser(code) ? [...defined].filter((name) => /^[A-Z]/.test(name)) : []
  if (elements.length === 0 && browserNames.length === 0) return undefined
  const codes = elements.map(({ position }) => text.slice(position?.start.offset, position?.end.offset)).join('\n')
  const isFree = (name: string): boolean => containsName(codes, name) && !defined.has(name) && !imported.includes(name)
  const provided = settings.components.filter(isFree).map((name) => `import ${name} from 'docgen-component:${name}'`)
  const browserOnly = isFree('BrowserOnly') ? ["import BrowserOnly from '@docusaurus/BrowserOnly'"] : []
  const constants = listConstants(`${code}\n${codes}`, outline, settings)
  const added = [...browserOnly, ...provided, ...constants]
  return { esm, defined: browserNames, elements, scope: SCOPE_NAMES.filter(isFree), added }
}

/** Lists the declarations of the placeholders that code uses. */
function listConstants(
  code: string,
  outline: MdxOutline,
  { placeholders }: Pick<MdxModuleOptions, 'placeholders'>,
): string[] {
  const used = Object.entries(placeholders).filter(([name]) => isDeclarable(name, outline) && containsName(code, name))
  return used.map(([name, value]) => `const ${name} = ${JSON.stringify(value)}`)
}

const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/

/** Whether a placeholder can be a name in the module and does not collide with another. */
function isDeclarable(name: string, { defined, meaningOf }: MdxOutline): boolean {
  const isFree = !defined.has(name) && meaningOf(name) === undefined && name !== 'props'
  return (
    isFree &&
    /^[A-Za-z_$][\w$]*$/.test(name) &&
    !RESERVED.test(name) &&
    !SCOPE_NAMES.some((reserved) => reserved === name)
  )
}

/** Lists the words in code that may be names of props: no names of the file, of docgen or of JavaScript. */
function listPropNames(
  thunks: readonly Thunk[],
  outline: MdxOutline,
  { placeholders }: Pick<MdxModuleOptions, 'placeholders'>,
): string[] {
  const words = thunks.flatMap(({ code }) => code.match(/(?<![\w$.])[A-Za-z_$][\w$]*/g) ?? [])
  return [...new Set(words)].filter(
    (name) => isDeclarable(name, outline) && !Object.hasOwn(placeholders, name) && !(name in globalThis),
  )
}

/** Whether code contains a name, even in a string. */
function containsName(code: string, name: string): boolean {
  return code.split(/[^\w$]+/).includes(name)
}

/** Name of the function that adds the descriptions of pages to cards. */
const DESCRIBE = 'docgenDescribeCards'

/** Name of the object with the components of the code for browsers. */
const BROWSER = 'docgenBrowser'

/** A function in the module that returns the value of some code. */
interface Thunk {
  readonly key: string
  readonly code: string
  /** Absent for code that a plugin has inserted. */
  readonly at: Point | undefined
}

interface ThunkContext {
  readonly outline: MdxOutline
  readonly text: string
  readonly browser: BrowserParts | undefined
}

function listThunks(node: MdxExpression | MdxJsx, { outline, text, browser }: ThunkContext): Thunk[] {
  const start = node.position?.start
  const at = start && { line: start.line, column: start.column + 1 }
  if (!('attributes' in node)) return [{ key: expressionKey(node), code: node.value, at }]
  const thunks: Thunk[] = []
  const { name } = node
  const meaning = name !== null && isComponent(name) ? outline.meaningOf(name) : undefined
  const [head] = name?.split('.', 1) ?? []
  // Of `Kit.Card`, return `Kit`: members are read on use, and plugins may insert others.
  if (head !== undefined && meaning?.kind === 'code') thunks.push({ key: componentKey(head), code: head, at })
  // Values in a translation may be elements, which a UI string cannot contain: then this component renders it.
  if (meaning?.kind === 'known' && meaning.component === 'Translate')
    thunks.push({ key: componentKey(TRANSLATE), code: TRANSLATE, at })
  const elementIndex = browser?.elements.indexOf(node) ?? -1
  // The browser evaluates the props of `<BrowserOnly>`.
  if (elementIndex >= 0)
    return [
      {
        key: browserKey(node),
        code: `[${BROWSER}.${browserComponent(elementIndex)}, { ${browser?.scope.join(', ')} }]`,
        at,
      },
    ]
  for (const attribute of node.attributes) {
    const code = codeOf(attribute)
    if (code === undefined || outline.propOf(node, code)) continue
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute'
    const from = start && positionOfCode(node, code, text)
    const isCards = !isSpread && meaning?.kind === 'known' && CARDS.has(`${meaning.component} ${attribute.name}`)
    const value = isSpread ? `{${code}}` : isCards ? `${DESCRIBE}(${code})` : code
    thunks.push({ key: attributeKey(attribute), code: value, at: from })
  }
  return thunks
}

/** Components and props that describe cards by items. */
const CARDS: ReadonlySet<string> = new Set(['DocCard item', 'DocCardList items'])

function positionOfCode({ position }: MdxJsx, code: string, text: string): Point {
  const from = position?.start.offset ?? 0
  const [firstLine = ''] = code.split('\n', 1)
  const index = text.indexOf(`{${firstLine}`, from)
  return pointAt(text, index === -1 ? from : index + 1)
}
