import { posix } from 'node:path'
import { loadEsmReader } from '@docgen/renderer/markdown'
import type { ConvertContext } from './convert-context.js'
import { type Converted, joinConverted, nothing, putAt } from './converted.js'
import type { SiteLayout } from './site-layout.js'

const FOLDER = 'src/theme'
const MDX = 'MDXComponents'

/** docgen's counterparts of frequently swizzled components. */
export const COUNTERPARTS: Readonly<Record<string, string>> = {
  Admonition: 'theme.components: { Admonition }',
  AnnouncementBar: 'theme.components: { AnnouncementBar }',
  CodeBlock: 'theme.components: { CodeBlock }',
  DocBreadcrumbs: 'theme.components: { Breadcrumbs }',
  DocCard: 'theme.components: { Cards }',
  DocItem: 'theme.components: { DocFooter } for what is below the text, { DocPage } for the whole page',
  DocPaginator: 'theme.components: { Pagination }',
  DocSidebar: 'theme.components: { Sidebar }',
  DocSidebarItem: 'theme.components: { Sidebar }',
  Footer: 'theme.components: { Footer }',
  Heading: 'theme.components: { Heading }',
  Layout: 'theme.components: { Layout }',
  Mermaid: 'markdown.mermaid: it renders diagrams itself',
  Navbar: 'theme.components: { Navbar }',
  NavbarItem: 'theme.components: { Navbar }',
  NotFound: 'theme.components: { NotFoundPage }',
  SearchBar: 'search: it is built in',
  TOC: 'theme.components: { TableOfContents }',
}

/** Migrates the components in `src/theme`. */
export async function convertSwizzled({ layout }: ConvertContext): Promise<Converted> {
  return joinConverted(await Promise.all(layout.swizzled.map((entry) => convertOne(entry, layout))))
}

async function convertOne(entry: string, layout: SiteLayout): Promise<Converted> {
  const name = `${FOLDER}/${entry}`
  const component = entry.replace(/\.\w+$/, '')
  if (component === MDX) return convertMdxComponents(name, layout)
  if (component === 'Root')
    return {
      fields: putAt('markdown.root', `./${FOLDER}/Root`),
      comments: {},
      notes: [
        {
          status: 'changed',
          path: [],
          name,
          message: '`markdown.root`: components of pages receive its React contexts; what else it renders is not shown',
          hint: 'Add code that runs on every page to scripts',
        },
      ],
    }
  const counterpart = COUNTERPARTS[component]
  const hint =
    counterpart === undefined
      ? 'See “Replace a component” in the manual for what can be replaced in docgen'
      : `In docgen that is ${counterpart}: see “Replace a component” in the manual`
  return nothing({ status: 'lost', path: [], name, message: 'it replaces a component of Docusaurus', hint })
}

const ENDINGS = ['', '.js', '.jsx', '.ts', '.tsx'].flatMap((end) => [end, `/index${end}`])
const MODULES = ENDINGS.map((end) => MDX + end)
/** Matches the specifiers of the theme's modules: docgen provides their components. */
const THEME_MODULE = /^@theme(?:-original)?\//
const ELEMENT_KEY = /(?:[{,]|^)[ \t]*(a|blockquote|code|h[1-6]|hr|img|kbd|li|ol|p|pre|table|ul)\s*:/gm

/** Matches the exported object, or an object that begins with a spread, and all code after its opening brace. */
const OBJECT = /(?:export\s+default|module\.exports\s*=)\s*\{[\s\S]*|\{\s*\.\.\.[\s\S]*/
const KEY = /[{,]\s*([A-Z]\w*)\s*(?=[:,}(])/g

/** Migrates `src/theme/MDXComponents`, whose components are available in all MDX files. */
async function convertMdxComponents(name: string, layout: SiteLayout): Promise<Converted> {
  const path = MODULES.map((module) => `${FOLDER}/${module}`).find((file) => layout.readFile(file) !== undefined)
  const text = path === undefined ? undefined : layout.readFile(path)
  if (path === undefined || text === undefined) return nothing()
  const uncommented = text.replace(/(?<!\S)\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, '')
  const afterImports = uncommented.replace(/^import\s(?:(?!^import\s)[^;'"])*['"][^'"]+['"];?/gm, '')
  const { readEsm } = await loadEsmReader()
  const components: Record<string, string> = {}
  const ofTheme = new Set<string>()
  for (const { specifier, names } of readEsm(text).imports) {
    const isOfTheme = THEME_MODULE.test(specifier)
    for (const { local, imported } of names) {
      const passedAs = nameIn(afterImports, local)
      if (passedAs === undefined) continue
      if (isOfTheme) ofTheme.add(passedAs)
      else {
        const module = fromSite(specifier, path)
        const isFound = imported === 'default' || (imported === passedAs && hasNoDefault(module, layout))
        components[passedAs] = isFound ? module : `./${path}`
      }
    }
  }
  // Components that the module defines or renames: docgen finds them in the object that it exports.
  for (const [, passedAs = ''] of (OBJECT.exec(afterImports)?.[0] ?? '').matchAll(KEY))
    if (!ofTheme.has(passedAs)) components[passedAs] ??= `./${path}`
  const componentNames = Object.keys(components)
  const elements = [...new Set([...afterImports.matchAll(ELEMENT_KEY)].map(([, element = '']) => element))]
  return {
    fields: componentNames.length > 0 ? putAt('markdown.components', components) : {},
    comments: {},
    notes: [
      ...(componentNames.length > 0
        ? [
            {
              status: 'changed' as const,
              path: [],
              name,
              message: `\`markdown.components\`: ${componentNames.join(', ')}`,
            },
          ]
        : []),
      ...elements.map((element) => ({
        status: 'lost' as const,
        path: [],
        name: `${name}: ${element}`,
        message: 'the theme renders Markdown elements',
        hint: 'Replace Heading, Link, CodeBlock and similar components in theme.components. To change only their styles, add a rule to a style sheet in theme.css',
      })),
    ],
  }
}

/** Whether a module of the site has no default export, which docgen would use instead of a named one. */
function hasNoDefault(module: string, { readFile }: SiteLayout): boolean {
  const text = ENDINGS.flatMap((end) => readFile(posix.normalize(module + end)) ?? [])[0]
  return !/\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b/.test(text ?? '')
}

/** The key of a local name in an object of components; undefined if no object contains the name. */
function nameIn(code: string, local: string): string | undefined {
  const named = new RegExp(`\\b([A-Z]\\w*)\\s*:\\s*${escapeDollars(local)}\\s*[,}]`).exec(code)?.[1]
  if (named !== undefined) return named
  return new RegExp(`[{,]\\s*${escapeDollars(local)}\\s*[,}]`).test(code) && /^[A-Z]\w*$/.test(local)
    ? local
    : undefined
}

function escapeDollars(name: string): string {
  return name.replaceAll('$', '\\$')
}

/** Converts the specifier of a module of the site to a path relative to the site's folder; packages stay unchanged. */
function fromSite(specifier: string, importer: string): string {
  if (specifier.startsWith('@site/')) return `./${specifier.slice('@site/'.length)}`
  return specifier.startsWith('.') ? `./${posix.join(posix.dirname(importer), specifier)}` : specifier
}
