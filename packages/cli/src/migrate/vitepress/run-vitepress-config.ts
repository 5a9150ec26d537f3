import { pathToFileURL } from 'node:url'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Plugin } from 'esbuild'
import { PASSING_PLACEHOLDER_MODULE, readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import { placeholderPlugin } from '../../config/docusaurus/placeholder-plugin.js'
import { isRecord } from '../../config/is-record.js'
import { bundleModule } from '../../config/module/bundle-module.js'
import { explainError } from '../../config/module/evaluate-module.js'
import { loadBundle } from '../../config/module/load-bundle.js'
import { describeUnwritableCache } from '../../config/module/load-module.js'
import { type CachedModule, removeCachedModule, writeCachedModule } from '../../config/module/module-cache.js'
import { readModuleSources } from '../../config/module/read-module-sources.js'
import type { SourceFiles } from '../../config/source/source-files.js'
import { runGuarded } from '../../guard/start-watchdog.js'

/** An evaluated config of VitePress. */
export interface VitePressConfig {
  /** Its fields as written, without defaults. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Its sources, to find positions. */
  readonly sources: SourceFiles
  /** Packages that the config imports, and that docgen replaced with stand-ins. */
  readonly standIns: readonly string[]
}

/** Packages that never decide about fields that docgen reads: VitePress, Vite, their plugins and those of Markdown. */
const PASSED_ON =
  /^(?:vitepress|vite|vue)(?:$|[/-])|^(?:unplugin|unocss|shiki|markdown-it|@mdit|@mdit-vue|@shikijs|@iconify|@iconify-json|@vite-pwa|@vitejs|@unocss|@nolebase|@voidzero-dev|@vueuse)(?:$|[/-])|twoslash/

/**
 * Runs a config of VitePress: a module that exports an object, a promise, or a function that returns one of these.
 * Replaces VitePress, plugins and packages that are not installed with stand-ins. `undefined`, with diagnostics, if it
 * cannot be run.
 */
export async function runVitePressConfig(siteDir: string, file: string): Promise<Outcome<VitePressConfig | undefined>> {
  const standIns = new Set<string>()
  const plugin = placeholderPlugin(siteDir, { passedOn: PASSED_ON, placeholderModule: PASSING_PLACEHOLDER_MODULE })
  const bundled = await bundleModule(siteDir, file, { plugins: [missingFiles, plugin], isLenient: true })
  const diagnostics = bundled.diagnostics.filter(({ severity }) => severity === 'error')
  if (!bundled.value) return { value: undefined, diagnostics }
  for (const [, name] of bundled.value.code.matchAll(/_placeholder\(\)\("([^"]+)"\)/g))
    if (name !== undefined) standIns.add(name)
  let module: CachedModule
  try {
    module = writeCachedModule(siteDir, file, bundled.value)
  } catch (error) {
    return { value: undefined, diagnostics: [describeUnwritableCache(error)] }
  }
  try {
    const namespace: unknown = await runGuarded(file, () => loadBundle(pathToFileURL(module.path).href))
    const fields = await readFields(Reflect.get(Object(namespace), 'default'), file)
    if (!isRecord(fields) || readPlaceholder(fields))
      return { value: undefined, diagnostics: [describeNoConfig(file, fields)] }
    const sources = readModuleSources(siteDir, file, module)
    return { value: { fields, sources, standIns: [...standIns].sort() }, diagnostics }
  } catch (error) {
    return { value: undefined, diagnostics: [explainError(error, { siteDir, file, module })] }
  } finally {
    removeCachedModule(siteDir, file, module)
  }
}

/** Replaces files that do not exist, such as a generated list of pages, with stand-ins. */
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

/** Reads the fields of an exported config: calls a function as VitePress does for a build, and awaits a promise. */
async function readFields(exported: unknown, file: string): Promise<unknown> {
  const main = isRecord(exported) && exported['__esModule'] === true ? exported['default'] : exported
  if (typeof main !== 'function' || readPlaceholder(main)) return main
  return runGuarded(file, () => main({ command: 'build', mode: 'production' }))
}

function describeNoConfig(file: string, exported: unknown): Diagnostic {
  const placeholder = readPlaceholder(exported)
  return {
    code: 'invalid-tool-config',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message:
      placeholder === undefined
        ? `${file} exports ${exported === undefined ? 'nothing' : `a value of the type ${typeof exported}`}: expected the fields of a VitePress config`
        : `${file} exports a result of the package ${placeholder.specifier}, which docgen does not run`,
    hint:
      placeholder === undefined
        ? 'Write export default defineConfig({ … })'
        : 'Export the object that the package receives, until the migration is done',
  }
}
