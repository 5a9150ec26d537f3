import { join } from 'node:path'
import { allowsSource, type Diagnostic } from '@docgen/renderer/contract'
import type { Metafile } from 'esbuild'
import { fileOfInput } from '../../config/module/file-of-input.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { packageOf } from '../../config/plugins/package-loader.js'
import { isInPackage } from '../../config/site-path.js'
import { findQuoted } from '../../config/source/position-at.js'
import { type AllowedScripts, describeBlockedScript } from './find-blocked-scripts.js'

/** A bundle for browsers, and its sources. */
export interface BundledScripts {
  readonly siteDir: string
  readonly metafile: Metafile
  /** Name of an output script in `metafile` → its code. */
  readonly texts: ReadonlyMap<string, string>
  readonly allowed: AllowedScripts
  readonly read: ReadBytes
}

/** URLs of scripts: `.js` and `.mjs` files on any host, and all files on hosts of npm packages. */
const SCRIPT_URL =
  /["'`](https:\/\/(?:(?:cdn\.jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com|esm\.sh|ga\.jspm\.io)(?=\/)|[\w.-]{1,100}(?=\/[^"'`\s\\?]{0,300}\.m?js["'`?])))/g
const CREATES = /\bcreateElement\(\s?["'`]script["'`]/
const PACKAGES = 'node_modules/'

/** Warns about packages that load scripts of other sites at run time, at the position where the site imports them. */
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
  const readInput = (name: string): string => {
    const file = fileOfInput(name)
    return file === undefined ? '' : textOf(read(join(siteDir, file)))
  }
  if (folder === undefined || !readInput(input).includes(`${source}/`)) return false
  return Object.keys(metafile.inputs).some((each) => each.startsWith(folder) && CREATES.test(readInput(each)))
}

/**
 * Returns the folder of the package that contains a module, with a slash at the end; `undefined` outside of packages.
 */
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

/** Finds the nearest module outside packages that imports a file, directly or indirectly, and the specifier it uses. */
function findImporter(file: string, { inputs }: Metafile): Importer | undefined {
  const importers = new Map<string, Importer[]>()
  for (const [name, { imports }] of Object.entries(inputs)) {
    for (const { path, original = '' } of imports) {
      const list = importers.get(path) ?? []
      list.push({ file: name, specifier: original })
      importers.set(path, list)
    }
  }
  const reached = new Set([file])
  for (const path of reached) {
    for (const { file: name, specifier } of importers.get(path) ?? []) {
      // The code of a page for browsers has the same lines as the page.
      const importer = name.replace(/^docgen-browser:/, '')
      if (fileOfInput(importer) === importer && !isInPackage(importer)) return { file: importer, specifier }
      reached.add(name)
    }
  }
  return undefined
}
