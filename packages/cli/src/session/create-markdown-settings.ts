import { pathToFileURL } from 'node:url'
import { BUILD_ID } from '../cache/build-id.js'
import { hashValue } from '../cache/hash.js'
import { severityOf } from '../check/severity-of.js'
import type { Config } from '../config/config.js'
import type { LoadedConfig } from '../config/load-config.js'
import { writePackageLoader } from '../config/plugins/package-loader.js'
import { namesPackages } from '../config/schema/markdown.js'
import { hashIconSets, type IconSets } from '../read/icons/find-icon-sets.js'
import type { MarkdownSettings } from '../workers/render-setup.js'
import type { TypeCheckSettings } from '../workers/types/type-check-settings.js'
import { listAllowedSources } from './list-allowed-sources.js'
import { listReplacedModules } from './mdx/list-replaced-modules.js'
import { insertsCode, readsPath } from './plugins/reads-path.js'

/** Inputs of the Markdown options, in addition to the config's values. */
export interface MarkdownInputs {
  readonly loaded: LoadedConfig
  readonly siteDir: string
  readonly themeKey: string
  /** Hash of the files that plugins read. */
  readonly inputsKey: string
  readonly iconSets: IconSets
  readonly types?: TypeCheckSettings | undefined
  /** Whether a Markdown plugin has waited for other pages in an earlier build. */
  readonly pluginsWait: boolean
}

/** Creates the Markdown settings for workers, with a key of everything that affects compiled content. */
export function createMarkdownSettings(
  config: Config,
  { loaded, siteDir, themeKey, inputsKey, iconSets, types, pluginsWait }: MarkdownInputs,
): MarkdownSettings {
  const { markdown, highlight, placeholders } = config
  const components = Object.keys(markdown.components)
  const replacedModules = listReplacedModules(config.alias)
  const liveCode = severityOf(config.onLiveCode)
  const allowedSources = markdown.trustHtml ? listAllowedSources(config) : undefined
  const options: MarkdownSettings['options'] = {
    parser: markdown.parser,
    format: markdown.format,
    trustHtml: markdown.trustHtml,
    ...(allowedSources && { allowedSources }),
    siteUrl: `${config.url.replace(/\/$/, '')}${config.baseUrl}`,
    placeholders,
    ...(markdown.dialects.length > 0 && { dialects: markdown.dialects }),
    ...(components.length > 0 && { components }),
    ...(replacedModules.length > 0 && { replacedModules }),
    ...(Object.keys(markdown.admonitions).length > 0 && { admonitions: markdown.admonitions }),
    highlight,
    npm2yarn: markdown.npm2yarn,
    math: markdown.math,
    ...((markdown.anchors.maintainCase || (markdown.anchors.style ?? 'github') !== 'github') && {
      anchors: markdown.anchors,
    }),
    mermaid: markdown.mermaid,
    ...(liveCode && { liveCode }),
  }
  const { unusablePlugins = [] } = loaded
  const hasPlugins = markdown.remarkPlugins.length > 0 || markdown.rehypePlugins.length > 0
  return {
    options,
    iconSets,
    ...(types && { types }),
    ...(hasPlugins && { pluginModule: pathToFileURL(loaded.modulePath).href }),
    ...(unusablePlugins.length > 0 && { unusablePlugins }),
    ...(hasPlugins && readsPath({ siteDir, ...loaded }) && { siteDir }),
    ...(hasPlugins && insertsCode({ siteDir, ...loaded }) && { insertsCode: true }),
    ...(hasPlugins && pluginsWait && { pluginsWait }),
    ...(namesPackages(markdown) && { packages: writePackageLoader(siteDir) }),
    // Plugins are code of the config, so any change of the config may affect them.
    key: hashValue([
      BUILD_ID,
      options,
      themeKey,
      hashIconSets(iconSets),
      hasPlugins ? [loaded.hash, inputsKey, ...unusablePlugins] : '',
    ]),
  }
}
