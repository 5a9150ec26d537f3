import { posix } from 'node:path'
import { LAYOUT_MODULES, loadEsmReader, THEME_MODULES } from '@docgen/renderer/markdown'
import { type Converted, nothing, putAt } from './converted.js'
import type { Note } from './note.js'
import type { SiteLayout } from './site-layout.js'

const SITE_THEME = 'src/theme'
const ENDINGS = ['', '.js', '.jsx', '.ts', '.tsx'].flatMap((end) => [end, `/index${end}`])
/** Matches the specifiers of the theme's modules. */
const THEME_MODULE = /^@theme(?:-original)?\/(.+)/
/** Matches declarations that a module exports, and lists of names that it exports. */
const EXPORTED = /^export\s+(?:(?:async\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)|\{([^{}]*)\})/gm
const ELEMENT_KEY = /(?:[{,]|^)[ \t]*(a|blockquote|code|h[1-6]|hr|img|kbd|li|ol|p|pre|table|ul)\s*:/gm

/** Matches the exported object, or an object that begins with a spread, and all code after its opening brace. */
const OBJECT = /(?:export\s+default|module\.exports\s*=)\s*\{[\s\S]*|\{\s*\.\.\.[\s\S]*/
const KEY = /[{,]\s*([A-Z]\w*)\s*(?=[:,}(])/g

/** Migrates `MDXComponents` in the folder of a theme: its components are available in all MDX files. */
export async function convertMdxComponents(folder: string, layout: SiteLayout): Promise<Converted> {
  const path = findModule(`${folder}/MDXComponents`, layout)
  const text = path === undefined ? undefined : layout.readFile(path)
  if (path === undefined || text === undefined) return nothing()
  const name = `${folder}/MDXComponents`
  const uncommented = text.replace(/(?<!\S)\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, '')
  const afterImports = uncommented.replace(/^import\s(?:(?!^import\s)[^;'"])*['"][^'"]+['"];?/gm, '')
  const { readEsm } = await loadEsmReader()
  const components: Record<string, string> = {}
  const ofTheme = new Set<string>()
  for (const { specifier, names } of readEsm(text).imports) {
    const module = findThemeModule(specifier, folder, layout) ?? fromSite(specifier, path)
    for (const { local, imported } of names) {
      if (imported === '*' && new RegExp(`\\.\\.\\.${escapeDollars(local)}\\b`).test(afterImports))
        for (const exported of listExports(module, layout)) components[exported] = module
      const passedAs = nameIn(afterImports, local)
      if (passedAs === undefined) continue
      if (THEME_MODULE.test(module)) ofTheme.add(passedAs)
      else {
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
      ...elements.map((element) => describeElement(`${name}: ${element}`)),
    ],
  }
}

/** Reports the components for single Markdown elements, such as `MDXComponents/Img`, which docgen does not use. */
export function describeElements(folder: string, layout: SiteLayout): Converted {
  const parts = layout.listFiles(`${folder}/MDXComponents`).map((file) => file.split(/[/.]/, 1)[0] ?? '')
  const names = [...new Set(parts)].filter((part) => /^[A-Z]\w*$/.test(part))
  return nothing(...names.map((part) => describeElement(`${folder}/MDXComponents/${part}`)))
}

function describeElement(name: string): Note {
  return {
    status: 'lost',
    path: [],
    name,
    message: 'the theme renders Markdown elements',
    hint: 'Replace Heading, Link, CodeBlock and similar components in theme.components. To change only their styles, add a rule to a style sheet in theme.css',
  }
}

/**
 * The path of a theme's module that the site or the theme of `folder` adds, relative to the site's folder; `undefined`
 * for modules that docgen provides.
 */
function findThemeModule(specifier: string, folder: string, layout: SiteLayout): string | undefined {
  const [, name = ''] = THEME_MODULE.exec(specifier) ?? []
  if (name === '' || THEME_MODULES.has(name) || LAYOUT_MODULES.has(name)) return undefined
  return [SITE_THEME, folder].map((each) => `./${each}/${name}`).find((each) => findModule(each, layout) !== undefined)
}

/** The components that a module of the site exports by name. */
function listExports(module: string, layout: SiteLayout): readonly string[] {
  const path = findModule(module, layout)
  const text = (path === undefined ? undefined : layout.readFile(path)) ?? ''
  const names = [...text.matchAll(EXPORTED)].flatMap(([, declared = '', list = '']) => [declared, ...list.split(',')])
  // The last word of `Inner as Outer` is the exported name.
  return names.map((name) => name.trim().split(/\s/).at(-1) ?? '').filter((name) => /^[A-Z]\w*$/.test(name))
}

/** The file that a path without an extension means; `undefined` if there is none. */
function findModule(path: string, { readFile }: SiteLayout): string | undefined {
  return ENDINGS.map((end) => posix.normalize(path + end)).find((file) => readFile(file) !== undefined)
}

/** Whether a module of the site has no default export, which docgen would use instead of a named one. */
function hasNoDefault(module: string, layout: SiteLayout): boolean {
  const path = findModule(module, layout)
  const text = path === undefined ? undefined : layout.readFile(path)
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
