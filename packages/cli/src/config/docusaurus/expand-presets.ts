import { runGuarded } from '../../guard/start-watchdog.js'
import { asList } from '../as-list.js'
import { isRecord } from '../is-record.js'
import { presetName } from './list-plugins.js'
import { createLoadContext } from './load-context.js'
import { loadPlugin, readExports } from './load-plugin.js'
import { readPlaceholder } from './placeholder-module.js'
import type { DocusaurusConfig } from './run-docusaurus-config.js'

/** Presets that `listPlugins` splits into their plugins without calling them. */
const SPLIT_PRESETS: ReadonlySet<string> = new Set([
  '@docusaurus/preset-classic',
  'docusaurus-preset-openapi',
  'redocusaurus',
])

/**
 * Calls the presets of a config, except the presets in `SPLIT_PRESETS`. Returns the config with the plugins and themes
 * that the presets return. A preset that cannot be called stays as it is. Adds the files of the presets to `inputs`.
 */
export async function expandPresets(
  config: DocusaurusConfig,
  siteDir: string,
  inputs: Set<string> = new Set(),
): Promise<DocusaurusConfig> {
  const { file, fields } = config
  const context = createLoadContext(siteDir, file, fields)
  const added = { plugins: [] as unknown[], themes: [] as unknown[] }
  const presets: unknown[] = []
  for (const entry of asList(fields['presets'])) {
    const [first, options = {}]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
    const name = presetName(first, siteDir)
    const preset =
      name === undefined || SPLIT_PRESETS.has(name) || options === false
        ? undefined
        : await runGuarded(`the Docusaurus preset ${name}`, async () => {
            const isFunction = typeof first === 'function' && !readPlaceholder(first)
            const module = isFunction ? first : await loadPlugin(siteDir, { name, plugin: first }, inputs)
            const result: unknown = await readExports(module).create(context, Object(options))
            return isRecord(result) && !readPlaceholder(result) ? result : undefined
          }).catch(() => undefined)
    // `false` disables the preset, and keeps the indexes of all other presets.
    presets.push(preset ? false : entry)
    added.plugins.push(...asList(preset?.['plugins']))
    added.themes.push(...asList(preset?.['themes']))
  }
  if (added.plugins.length + added.themes.length === 0) return config
  const { plugins, themes } = added
  return {
    ...config,
    fields: {
      ...fields,
      presets,
      plugins: [...asList(fields['plugins']), ...plugins],
      themes: [...asList(fields['themes']), ...themes],
    },
  }
}
