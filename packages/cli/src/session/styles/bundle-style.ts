import { realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { CSSModuleExports, Dependency } from 'lightningcss'
import type { AliasSettings } from '../../config/module/alias-plugin.js'
import { textOf } from '../../config/module/read-once.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isInPackage, toSitePath } from '../../config/site-path.js'
import { loadLightningCss, type RemoteImport } from '../../emit/bundle-styles.js'
import { checkBrackets } from './check-brackets.js'
import { compilePostCss, findPostCssConfig } from './compile-postcss.js'
import { compileStyle, needsCompiler } from './compile-style.js'
import { createImportResolver } from './create-import-resolver.js'

/** A position in a style sheet. */
export interface StylePosition {
  /** Relative to the site’s folder. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A URL in a style sheet, represented by a placeholder in its text. */
export interface StyleUrl extends StylePosition {
  readonly placeholder: string
  readonly url: string
}

/** A style sheet with its imports inlined, and placeholders for its URLs. */
export interface OpenStyle {
  /** Relative to the site’s folder. */
  readonly file: string
  readonly css: string
  /** Paths of the imported files, and of the files that they were compiled from, relative to the site’s folder. */
  readonly imports: readonly string[]
  readonly urls: readonly StyleUrl[]
  readonly remote: readonly RemoteImport[]
  /** Unresolved imports. */
  readonly missing: readonly (StylePosition & { readonly specifier: string })[]
  /** Whether the PostCSS config of the site was applied. */
  readonly isProcessed: boolean
  /** Files and folders that plugins of PostCSS read, relative to the site’s folder. */
  readonly inputs: readonly string[]
  /** At-rules of Tailwind that nothing has processed. */
  readonly unprocessed: readonly (StylePosition & { readonly rule: string })[]
  /** Names of a CSS module: name in the file → class names. */
  readonly names: Readonly<Record<string, string>>
}

/** A style sheet to bundle. */
export interface StyleRequest {
  readonly siteDir: string
  /** Absolute path. */
  readonly path: string
  /** Whether the classes of the style sheet get names that are unique in the site. */
  readonly isModule?: boolean
  /** Whether to apply the PostCSS config of the site to the style sheet and its imports. */
  readonly usesPostCss?: boolean
  /** Aliases for imports, from the config. */
  readonly alias?: AliasSettings['alias']
  /** Reads a file by its absolute path. */
  readonly read?: (path: string) => Uint8Array
  /** Whether the style sheet contains a relative URL in a declaration that lightningcss cannot parse. */
  readonly hasOddUrls?: boolean
}

/** Matches a style sheet that references other files. */
export const NAMES_FILES = /@import\b|\burl\(|image-set\(|\bcomposes\s*:/i

/** Bundles a style sheet (CSS, Sass or Less) with its imports. Throws an error with a position for invalid styles. */
export async function bundleStyle(request: StyleRequest): Promise<OpenStyle> {
  const { siteDir, path, isModule, alias, hasOddUrls = false } = request
  const reader = createStyleReader(request)
  const missing: OpenStyle['missing'][number][] = []
  const remote: (StylePosition & RemoteImport)[] = []
  const resolveImport = createImportResolver(siteDir, alias)
  const failures: unknown[] = []
  const bundled = loadLightningCss().bundleAsync({
    filename: path,
    projectRoot: siteDir,
    analyzeDependencies: true,
    ...(isModule && { cssModules: { pattern: '[local]_[hash]', grid: false } }),
    resolver: {
      read: async (from) => {
        try {
          return from === NOWHERE ? '' : await reader.read(from)
        } catch (error) {
          failures.push(error)
          // lightningcss replaces the file and position of an error with the file and position of the import.
          throw new Error('unread')
        }
      },
      resolve: async (specifier, from) => {
        const position = reader.locate(specifier, from)
        if (isRemote(specifier)) {
          remote.push({ ...position, url: specifier, rule: cutImport(reader.sheets.get(from) ?? '', specifier) })
          return NOWHERE
        }
        const importedPath = await resolveImport(specifier, from)
        // lightningcss would never finish a file that imports itself, also through a symbolic link.
        if (importedPath !== undefined && realpathSync(importedPath) === realpathSync(from)) return NOWHERE
        if (importedPath !== undefined) return importedPath
        missing.push({ specifier, ...position })
        return NOWHERE
      },
    },
  })
  let result: Awaited<typeof bundled>
  try {
    result = await bundled
  } catch (error) {
    const cause = failures[0] ?? error
    // Browsers ignore a declaration that lightningcss cannot parse, and use the rest of the style sheet.
    if (!hasOddUrls && isAmbiguousUrl(cause)) return bundleStyle({ ...request, hasOddUrls: true })
    throw cause
  }
  return {
    file: toSitePath(siteDir, path),
    css: result.code.toString(),
    remote: sortByPosition(remote).map(({ url, rule }) => ({ url, rule })),
    ...reader.list(result.dependencies ?? []),
    missing: sortByPosition(missing),
    names: namesOf(result.exports || {}),
  }
}

/** Reads style sheets for the bundle, and records the files that it reads. */
interface StyleReader {
  /** Reads a style sheet as CSS for lightningcss: compiled, and processed by PostCSS. */
  readonly read: (path: string) => Promise<string>
  /** The processed style sheets by path. */
  readonly sheets: ReadonlyMap<string, string>
  /** Finds the position of a text in a style sheet, or in a file that it was compiled from. */
  readonly locate: (words: string, path: string) => StylePosition
  /**
   * Lists the files that were read, and the URLs in them. `dependencies` contains the URLs that lightningcss has found.
   */
  readonly list: (
    dependencies: readonly Dependency[],
  ) => Pick<OpenStyle, 'imports' | 'urls' | 'isProcessed' | 'inputs' | 'unprocessed'>
}

function createStyleReader(request: StyleRequest): StyleReader {
  const { siteDir, path, isModule, usesPostCss = false, read = readRegularFile, hasOddUrls = false } = request
  const config = usesPostCss ? findPostCssConfig(siteDir) : undefined
  const customUrls: string[] = []
  const texts = new Map<string, string>()
  const sheets = new Map<string, string>()
  const parts = new Map<string, readonly string[]>()
  const inputs = new Set<string>()
  const unprocessed: OpenStyle['unprocessed'][number][] = []
  const readText = (from: string): string => textOf(read(from)).replace(/^\uFEFF/, '')
  const compile = (from: string): string => {
    const { css, files } = compileStyle(from, siteDir)
    for (const each of files) if (!texts.has(each)) texts.set(each, readText(each))
    parts.set(from, files)
    return css
  }
  const postprocess = async (css: string, from: string): Promise<string> => {
    if (config === undefined) return css
    const processed = await compilePostCss({ siteDir, config, css, path: from })
    for (const each of processed.inputs) inputs.add(toSitePath(siteDir, each))
    return processed.css
  }
  return {
    sheets,
    read: async (from) => {
      const text = readText(from)
      texts.set(from, text)
      const css = await postprocess(needsCompiler(from) ? compile(from) : text, from)
      const rule = usesPostCss && !isInPackage(from) ? findTailwindRule(css) : undefined
      if (rule) unprocessed.push({ file: toSitePath(siteDir, from), ...locateInText(text, rule), rule })
      sheets.set(from, css)
      checkBrackets(css, from)
      return nameCustomUrls(isModule ? closeScopes(composeOwnNames(css, from)) : css, customUrls, hasOddUrls)
    },
    locate: (words, from) => {
      const textOfFile = (each: string): string => texts.get(each) ?? ''
      const file = [from, ...(parts.get(from) ?? [])].find((each) => textOfFile(each).includes(words)) ?? from
      return { file: toSitePath(siteDir, file), ...locateInText(textOfFile(file), words) }
    },
    list: (dependencies) => ({
      imports: [...texts.keys()]
        .filter((each) => each !== path)
        .map((each) => toSitePath(siteDir, each))
        .sort(),
      urls: dependencies.flatMap((each) => {
        if (each.type !== 'url') return []
        const { placeholder, loc } = each
        const url = customUrls[Number(/^docgen-url:(\d+)$/.exec(each.url)?.[1])] ?? each.url
        const from = resolve(siteDir, loc.filePath)
        // As in sass-loader, paths are relative to the compiled file. Its lines differ from the lines of the CSS.
        const position = needsCompiler(from) ? locateInText(texts.get(from) ?? '', url) : loc.start
        return { placeholder, url, file: toSitePath(siteDir, from), line: position.line, column: position.column }
      }),
      isProcessed: config !== undefined,
      inputs: [...inputs].sort(),
      unprocessed: sortByPosition(unprocessed),
    }),
  }
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const TAILWIND_RULE = /@(?:tailwind|apply)\b[^;{}\n]{0,40}|@import\s{1,9}["']tailwindcss\b/

/** Finds the first rule of a style sheet that Tailwind would replace, as written; `undefined` if there is none. */
export function findTailwindRule(css: string): string | undefined {
  if (!/@tailwind|@apply|tailwindcss/.test(css)) return undefined
  return TAILWIND_RULE.exec(css.replace(COMMENT, ''))?.[0].trim()
}

/** Path of an empty style sheet, which replaces imports that are external, missing or recursive. */
const NOWHERE = '/docgen-nowhere.css'

function isRemote(specifier: string): boolean {
  return /^(?:https?:)?\/\//i.test(specifier)
}

// lightningcss rejects relative URLs in custom properties: browsers resolve them where the property is used.
const CUSTOM_PROPERTY = /(?<![\w-])--[\w-]+\s*:[^;{}]*/g
// lightningcss treats every declaration that it cannot parse as a custom property.
const DECLARATION = /(?<![\w-])[\w-]+\s*:[^;{}]*/g
const RELATIVE_URL = /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]+))\s*\)/gi

function isAmbiguousUrl(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Ambiguous url')
}

/**
 * Replaces relative URLs in custom properties, or in all declarations, with absolute placeholders, and adds the URLs
 * to `customUrls` in the order of the placeholders.
 */
function nameCustomUrls(css: string, customUrls: string[], hasOddUrls: boolean): string {
  if (!css.includes('url(')) return css
  return css.replace(hasOddUrls ? DECLARATION : CUSTOM_PROPERTY, (property) =>
    property.replace(RELATIVE_URL, (whole, double?: string, single?: string, bare?: string) => {
      const url = double ?? single ?? bare ?? ''
      return /^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i.test(url) ? whole : `url("docgen-url:${customUrls.push(url) - 1}")`
    }),
  )
}

const COMPOSED = /\bcomposes\s*:([^;{}"']*)(?:"([^"\n]*)"|'([^'\n]*)')/gi

/** Rewrites `composes: a from "./own.css"` in `own.css` itself to `composes: a`, which lightningcss supports. */
function composeOwnNames(css: string, path: string): string {
  return css.replace(COMPOSED, (whole, names: string, double?: string, single?: string) => {
    const isOwn = resolve(dirname(path), double ?? single ?? '') === path && /\sfrom\s*$/.test(names)
    return isOwn ? `composes:${names.trimEnd().slice(0, -'from'.length)}` : whole
  })
}

const OPEN_SCOPE = /:(global|local)\s([^,{};()]+(?:\([^()]*\)[^,{};()]*)*)/g

/** Rewrites `:global .a .b` to `:global(.a .b)`, because lightningcss supports only this form. */
function closeScopes(css: string): string {
  return css.replace(OPEN_SCOPE, (_whole, scope: string, afterScope: string) => {
    const selector = afterScope.trimEnd()
    return `:${scope}(${selector.trimStart()})${afterScope.slice(selector.length)}`
  })
}

const IMPORT = /@import\s*(?:url\(\s*)?["']?/gi

/** Returns the rule that imports an external style sheet, with its conditions. */
function cutImport(css: string, url: string): string {
  const text = css.replace(COMMENT, '')
  const ends = [...text.matchAll(IMPORT)]
    .map(({ index, 0: opening }) => index + opening.length)
    .filter((start) => text.startsWith(url, start))
    .map((start) => start + url.length)
  const start = ends.find((each) => /["')\s]/.test(text.charAt(each)))
  const end = start === undefined ? -1 : text.indexOf(';', start)
  const conditions = text
    .slice(start ?? text.length, end === -1 ? undefined : end)
    .replace(/^["']?\s*\)?/, '')
    .trim()
  return `@import ${[JSON.stringify(url), conditions].join(' ').trimEnd()};`
}

/** Sorts by position, because imports are resolved concurrently, in any order. */
function sortByPosition<TextPosition extends StylePosition>(
  positions: readonly TextPosition[],
): readonly TextPosition[] {
  return [...positions].sort((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  )
}

function locateInText(text: string, specifier: string): Pick<StylePosition, 'line' | 'column'> {
  const before = text.slice(0, Math.max(0, text.indexOf(specifier)))
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
}

function namesOf(exports: CSSModuleExports): Readonly<Record<string, string>> {
  const names = Object.entries(exports).map(([name, { name: own, composes }]) => [
    name,
    [own, ...composes.map((each) => each.name)].join(' '),
  ])
  return Object.fromEntries(names.sort())
}
