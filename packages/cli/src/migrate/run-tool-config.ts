import { pathToFileURL } from 'node:url'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Plugin } from 'esbuild'
import { readPlaceholder } from '../config/docusaurus/placeholder-module.js'
import { placeholderPlugin } from '../config/docusaurus/placeholder-plugin.js'
import { isRecord } from '../config/is-record.js'
import { bundleModule } from '../config/module/bundle-module.js'
import { explainError } from '../config/module/evaluate-module.js'
import { loadBundle } from '../config/module/load-bundle.js'
import { describeUnwritableCache } from '../config/module/load-module.js'
import { type CachedModule, removeCachedModule, writeCachedModule } from '../config/module/module-cache.js'
import { readModuleSources } from '../config/module/read-module-sources.js'
import type { SourceFiles } from '../config/source/source-files.js'
import { runGuarded } from '../guard/start-watchdog.js'

/** An evaluated config of a tool. */
export interface ToolConfig {
  /** Its fields as written, without defaults. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Its sources, to find positions. */
  readonly sources: SourceFiles
  /** Packages that the config imports, and that docgen replaced with placeholders. */
  readonly placeholders: readonly string[]
}

/** How the configs of a tool run. */
export interface ToolModule {
  /** Name of the tool in texts. */
  readonly title: string
  /** Packages that configs only pass on: docgen replaces them even if they are installed. The tool and its plugins. */
  readonly passThroughPackages: RegExp
  /** JavaScript that creates placeholders. */
  readonly placeholderModule: string
  /** Whether JSX creates plain objects with `type` and `props`. */
  readonly hasElements?: boolean
  /** Calls an exported function as the tool does for a build. */
  readonly call: (exported: (...args: readonly unknown[]) => unknown) => unknown
  /** Returns the fields of what the config exports; the exported value itself if absent. */
  readonly unwrap?: (exported: unknown) => unknown
}

/**
 * Runs a config: a module that exports an object, a promise, or a function that returns one of these. Replaces the tool,
 * its plugins and packages that are not installed with placeholders. `undefined`, with diagnostics, if it cannot be run.
 */
export async function runToolConfig(
  siteDir: string,
  file: string,
  tool: ToolModule,
): Promise<Outcome<ToolConfig | undefined>> {
  const placeholders = new Set<string>()
  const plugin = placeholderPlugin(siteDir, {
    passThroughPackages: tool.passThroughPackages,
    placeholderModule: tool.placeholderModule,
  })
  const bundled = await bundleModule(siteDir, file, {
    plugins: [missingFiles, plugin],
    isLenient: true,
    hasElements: tool.hasElements ?? false,
  })
  const diagnostics = bundled.diagnostics.filter(({ severity }) => severity === 'error')
  if (!bundled.value) return { value: undefined, diagnostics }
  for (const [, name] of bundled.value.code.matchAll(/_placeholder\(\)\("([^"]+)"\)/g))
    if (name !== undefined) placeholders.add(name)
  let module: CachedModule
  try {
    module = writeCachedModule(siteDir, file, bundled.value)
  } catch (error) {
    return { value: undefined, diagnostics: [describeUnwritableCache(error)] }
  }
  try {
    const namespace: unknown = await runGuarded(file, () => loadBundle(pathToFileURL(module.path).href))
    const exported = await readFields(Reflect.get(Object(namespace), 'default'), file, tool)
    const fields = tool.unwrap ? tool.unwrap(exported) : exported
    if (!isRecord(fields) || readPlaceholder(fields))
      return { value: undefined, diagnostics: [describeNoConfig(file, exported, tool)] }
    const sources = readModuleSources(siteDir, file, module)
    return { value: { fields, sources, placeholders: [...placeholders].sort() }, diagnostics }
  } catch (error) {
    return { value: undefined, diagnostics: [explainError(error, { siteDir, file, module })] }
  } finally {
    removeCachedModule(siteDir, file, module)
  }
}

/** Replaces files that do not exist, such as a generated list of pages, with placeholders. */
const missingFiles: Plugin = {
  name: 'missing-files',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\//, namespace: 'file' }, async ({ path, pluginData, ...rest }) => {
      if (pluginData !== undefined || rest.kind === 'entry-point') return undefined
      const { errors } = await build.resolve(path, { ...rest, pluginData: { isMissing: true } })
      return errors.length === 0 ? undefined : { path, namespace: 'placeholder' }
    })
  },
}

/** Reads the fields of an exported config: calls a function, and awaits a promise. */
async function readFields(exported: unknown, file: string, { call }: ToolModule): Promise<unknown> {
  const main = isRecord(exported) && exported['__esModule'] === true ? exported['default'] : exported
  if (typeof main !== 'function' || readPlaceholder(main)) return main
  return runGuarded(file, () => call((...args) => Reflect.apply(main, undefined, args)))
}

function describeNoConfig(file: string, exported: unknown, { title }: ToolModule): Diagnostic {
  const placeholder = readPlaceholder(exported)
  return {
    code: 'invalid-tool-config',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message:
      placeholder === undefined
        ? `${file} exports ${exported === undefined ? 'nothing' : `a value of the type ${typeof exported}`}: expected the fields of a config of ${title}`
        : `${file} exports a result of the package ${placeholder.specifier}, which docgen does not run`,
    hint:
      placeholder === undefined
        ? 'Write export default defineConfig({ … })'
        : 'Export the object that the package receives, until the migration is done',
  }
}
