import { join } from 'node:path'
import { allowsSource, type Diagnostic } from '@docgen/renderer/contract'
import type { Metafile } from 'esbuild'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { packageOf } from '../../config/plugins/package-loader.js'
import { findQuoted } from '../../config/source/position-at.js'
import { type AllowedScripts, describeBlockedScript } from './find-blocked-scripts.js'

/** A bundle for browsers, with what it was built from. */
export interface BundledScripts {
  readonly siteDir: string
  readonly metafile: Metafile
  /** The scripts by esbuild's names. */
  readonly texts: ReadonlyMap<string, string>
  readonly allowed: AllowedScripts
  readonly read: ReadBytes
}

/** URLs of scripts: `.js` and `.mjs` files on any host, and all files on hosts of npm packages. */
const SCRIPT_URL =
  /["'`](https:\/\/(?:(?:cdn\.jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com|esm\.sh|ga\.jspm\.io)(?=\/)|[\w.-]{1,100}(?=\/[^"'`\s\\?]{0,300}\.m?js["'`?])))/g
const CREATES = /\bcreateElement\(\s?["'`]script["'`]/
const PACKAGES = 'node_modules/'

/** Warns about packages that load scripts of other sites at run time. The position is the import in the site's code. */
export function findPackageScripts(bundle: BundledScripts): readonly Diagnostic[] {
  const { metafile, texts, allowed } = bundle
  if (allowed === undefined || ![...texts.values()].some((text) => CREATES.test(text))) return []
  const found = new Map<string, Diagnostic>()
  for (const [name, { inputs }] of Object.entries(metafile.outputs)) {
    const urls = [...(texts.get(name) ?? '').matchAll(SCRIPT_URL)].map(([, origin = '']) => origin)
    for (const source of new Set(urls)) {
      if (allowsSource(allowed, source)) continue
      const file = Object.keys(inputs).find((input) => loadsScript(input, source, bundle))
      const diagnostic = file === undefined ? undefined : describe(file, source, bundle)
      if (diagnostic) found.set(`${diagnostic.file} ${source}`, diagnostic)
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, diagnostic]) => diagnostic)
}

/** Whether a module of a package contains URLs of an origin, and the package creates `<script>` elements. */
function loadsScript(input: string, source: string, { siteDir, metafile, read }: BundledScripts): boolean {
  const folder = folderOf(input)
  const readInput = (name: string): string => textOf(read(join(siteDir, name)))
  if (folder === undefined || !readInput(input).includes(`${source}/`)) return false
  return Object.keys(metafile.inputs).some((each) => each.startsWith(folder) && CREATES.test(readInput(each)))
}

/** The folder of the package that a module belongs to, with a slash at the end; `undefined` for other modules. */
function folderOf(input: string): string | undefined {
  const start = input.lastIndexOf(PACKAGES) + PACKAGES.length
  return start < PACKAGES.length ? undefined : `${input.slice(0, start)}${packageOf(input.slice(start))}/`
}

function describe(file: string, source: string, { siteDir, metafile, read }: BundledScripts): Diagnostic {
  const folder = folderOf(file) ?? ''
  const name = folder.slice(folder.lastIndexOf(PACKAGES) + PACKAGES.length, -1)
  const importer = findImporter(file, metafile)
  const position = importer && findQuoted(textOf(read(join(siteDir, importer.file))), importer.specifier)
  return {
    ...describeBlockedScript(source, `, which the package ${name} loads`),
    file: importer?.file ?? file,
    ...(position ?? { line: 1, column: 1 }),
  }
}

interface Importer {
  readonly file: string
  readonly specifier: string
}

/** The nearest module outside packages that imports a file, directly or not, and the import through which it does. */
function findImporter(file: string, { inputs }: Metafile): Importer | undefined {
  const importers = new Map<string, Importer[]>()
  for (const [name, { imports }] of Object.entries(inputs)) {
    for (const { path, original = '' } of imports) {
      const known = importers.get(path) ?? []
      known.push({ file: name, specifier: original })
      importers.set(path, known)
    }
  }
  const reached = new Set([file])
  for (const path of reached) {
    for (const { file: name, specifier } of importers.get(path) ?? []) {
      // Lines of a page's code for browsers are those of the page.
      const own = name.replace(/^docgen-browser:/, '')
      if (!own.includes(PACKAGES) && !/^[\w-]+:/.test(own)) return { file: own, specifier }
      reached.add(name)
    }
  }
  return undefined
}
