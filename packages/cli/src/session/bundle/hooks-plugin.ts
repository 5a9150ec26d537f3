import type { Diagnostic } from '@docgen/renderer/contract'
import { locateInMdxModule, type MdxModuleSource } from '@docgen/renderer/markdown'
import type { Plugin } from 'esbuild'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { isInPackage, isInside, toSitePath } from '../../config/site-path.js'
import { positionAt } from '../../config/source/position-at.js'
import { blankTemplates } from './blank-templates.js'
import { findClientPackage } from './client-packages.js'
import { describeBrowserCode, findBrowserCode } from './find-browser-code.js'
import type { ScanModule } from './is-island-module.js'

/** The plugin's options. */
export interface HooksPluginOptions {
  readonly siteDir: string
  /** Collects the warnings, by module and kind. */
  readonly warnings: Map<string, Diagnostic>
  readonly read: ReadBytes
  readonly scan: ScanModule
  readonly mdxModules?: ReadonlyMap<string, MdxModuleSource>
  /** Locates a package that `markdown.components` names. */
  readonly locateInConfig?: LocateInConfig
}

/** Warns about modules of the site with code for browsers that never runs in one, and about packages with such code. */
export function hooksPlugin(options: HooksPluginOptions): Plugin {
  const { siteDir, warnings, read, scan } = options
  return {
    name: 'hooks',
    setup(build) {
      build.onResolve({ filter: /^[@\w]/ }, async (args) => {
        const { path, importer, namespace } = args
        // A linked package does not belong to the site, either.
        if (namespace === 'file' && !isInside(siteDir, importer)) return undefined
        if ((await findClientPackage(build, args, read)) === undefined) return undefined
        const position = locateImport(path, importer, namespace, options)
        if (position) warnings.set(`${importer} ${path}`, { ...describePackage(path), ...position })
        return undefined
      })
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path, suffix }) => {
        const isOwn = isInside(siteDir, path) && !isInPackage(path)
        if (suffix === '?island' || !isOwn) return undefined
        const { text, islandReason, browserCode } = scan(path)
        if (islandReason !== undefined && islandReason !== 'consumer') return undefined
        const file = toSitePath(siteDir, path)
        // `scan` also finds code in templates, because hydrating too many components is better than too few.
        for (const code of browserCode.length > 0 ? findBrowserCode(blankTemplates(text)) : []) {
          const position = positionAt(text, code.index, code.index + code.length)
          warnings.set(`${path} ${code.kind}`, { ...describeBrowserCode(code, 'module'), file, ...position })
        }
        return undefined
      })
    },
  }
}

/** Locates an import, or the config entry that causes it; `undefined` in other modules that docgen generates. */
function locateImport(
  specifier: string,
  importer: string,
  namespace: string,
  { siteDir, read, mdxModules, locateInConfig }: HooksPluginOptions,
): ReturnType<LocateInConfig> | undefined {
  if (namespace === 'component') return locateInConfig?.(['markdown', 'components', importer])
  const mdxModule = namespace === 'mdxModule' ? mdxModules?.get(importer) : undefined
  if (!mdxModule && namespace !== 'file') return undefined
  const text = mdxModule?.code ?? textOf(read(importer))
  const index = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`), 0)
  const position = positionAt(text, index, index + specifier.length + 2)
  return {
    file: mdxModule ? importer : toSitePath(siteDir, importer),
    ...position,
    ...(mdxModule && locateInMdxModule(mdxModule.pieces, position)),
  }
}

/** Warns about code for browsers in MDX files, except in components that also run in the browser. */
export function findMdxBrowserCode(mdxModules: ReadonlyMap<string, MdxModuleSource>): Diagnostic[] {
  return [...mdxModules].flatMap(([file, { code: text, browser, pieces }]) =>
    findBrowserCode(blankTemplates(browser?.defined.length ? blankDefinitions(text) : text)).map((code) => {
      const { line, column } = positionAt(text, code.index, code.index + code.length)
      return { ...describeBrowserCode(code, 'mdx'), file, ...locateInMdxModule(pieces, { line, column }) }
    }),
  )
}

/** Replaces the imports and definitions of the MDX file with spaces in the code of its module. */
function blankDefinitions(code: string): string {
  const end = code.lastIndexOf('\nexport const docgenModule =')
  return code.slice(0, end).replace(/[^\n]/g, ' ') + code.slice(end)
}

function describePackage(name: string): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  return {
    code: 'package-without-client',
    severity: 'warning',
    message: `the package ${name} works only in a browser, but it is not hydrated here: it stays as the server rendered it`,
    hint: "Import it in a component of the site that begins with 'use client'",
  }
}
