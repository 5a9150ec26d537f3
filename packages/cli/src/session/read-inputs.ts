import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Cache } from '../cache/open-cache.js'
import type { Config } from '../config/config.js'
import type { LoadedConfig } from '../config/load-config.js'
import { createPlaceInConfig, type PlaceInConfig } from '../config/place-in-config.js'
import type { StyleSource } from '../emit/bundle-styles.js'
import { createPluginReport } from '../plugins/plugin-report.js'
import { type ReadInputs, readInputs as readPluginInputs } from '../plugins/read-inputs.js'
import { readSite } from '../read/read-site.js'
import type { SiteFiles, StaticFile } from '../read/site-files.js'
import type { FileMemo } from '../read/stat-memo.js'
import { recallDeclaredInputs, splitDeclaredInputs } from './declared-inputs.js'
import { prepareFonts, type SiteFonts } from './fonts/prepare-fonts.js'
import { NO_PLUGINS, type PluginsRequest, type PreparedPlugins } from './plugins/prepared-plugins.js'
import { preparePrograms } from './programs/prepare-programs.js'
import type { SitePrograms } from './programs/site-programs.js'
import { createHistoryMemo, createRemoteMemo, createStatMemo } from './read-memos.js'
import type { SiteRequest } from './site-request.js'
import type { StageMemo } from './stage-memo.js'
import type { Stopwatch } from './stopwatch.js'
import { placeStyleUrls } from './styles/place-style-urls.js'
import { readStyles, readThemeStyles } from './styles/read-styles.js'
import { loadSiteTheme, type SiteTheme } from './theme/load-site-theme.js'

/** Inputs of the stages before the pages. */
export interface Preparation {
  readonly request: SiteRequest
  readonly loaded: LoadedConfig
  readonly cache: Cache
  readonly watch: Stopwatch
  readonly announce: (stage: string) => void
  readonly stages: StageMemo
  readonly fileMemo: FileMemo
  /** A number that the caller changes when the code of the site's own components has changed. */
  readonly codeVersion: number
}

/** All inputs of a site: its plan and its output follow from these, the code of docgen and the request. */
export interface SiteInputs {
  /** With the overrides of the command line. */
  readonly config: Config
  readonly placeInConfig: PlaceInConfig
  readonly plugins: PreparedPlugins
  readonly theme: SiteTheme
  /** Whether the theme of the config, or its components, are unusable and a fallback theme is in use. */
  readonly isThemeReplaced: boolean
  readonly files: SiteFiles
  /** MDX modules of the site. */
  readonly programs: SitePrograms
  /** Files that Markdown plugins read. */
  readonly markdownInputs: ReadInputs
  /** The site's own style sheets. */
  readonly styles: readonly StyleSource[]
  readonly fonts: SiteFonts
}

/** Reads the theme, the site's files, and the code in them. `undefined` if there is no usable theme. */
export async function readInputs(preparation: Preparation): Promise<Outcome<SiteInputs | undefined>> {
  const { request, loaded, cache, watch, announce, stages, fileMemo, codeVersion } = preparation
  const { siteDir } = request
  const config = stages.recall('config', [loaded], () => applyRequest(loaded.config, request))
  const placeInConfig = stages.recall('places', [loaded], () => createPlaceInConfig(siteDir, loaded))

  const brought = await preparePluginContent({ siteDir, loaded, config, placeInConfig, cache, stages, fileMemo }, watch)
  const plugins = brought.value
  const { data } = plugins

  const siteTheme = await watch.measureAsync('theme', () =>
    stages.recall('theme', [config, codeVersion, data.key], () =>
      loadSiteTheme({ siteDir, config, placeInConfig, data }),
    ),
  )
  const theme = stages.fallBack('usable theme', siteTheme.value) ?? siteTheme.fallback
  if (!theme) return { value: undefined, diagnostics: [...brought.diagnostics, ...siteTheme.diagnostics] }

  announce('read')
  const read = await watch.measureAsync('read', () =>
    readSite({
      siteDir,
      config,
      placeInConfig,
      versionNames: request.versionNames,
      statMemo: createStatMemo(cache, Date.now),
      historyMemo: createHistoryMemo(cache),
      remoteMemo: createRemoteMemo(cache),
      fileMemo,
      documents: plugins.documents,
    }),
  )
  const programs = stages.settle(
    'programs',
    await watch.measureAsync('mdx', () =>
      preparePrograms({
        siteDir,
        config,
        files: read.value,
        theme: theme.theme,
        themeKey: theme.themeKey,
        cache,
        data,
        placeInConfig,
        last: stages.fallBack<SitePrograms>('usable programs', undefined),
      }),
    ),
    (old, value) => old.key === value.key,
  )
  const { pluginInputs } = config.markdown
  const declared = splitDeclaredInputs(recallDeclaredInputs(cache), siteDir)
  const markdownInputs = readPluginInputs({
    siteDir,
    inputs: { files: [...pluginInputs, ...declared.files], values: declared.missing },
    env: {},
    memo: fileMemo,
    report: createPluginReport({
      name: 'of Markdown',
      place: placeInConfig(['markdown', 'pluginInputs']),
      modulePath: loaded.modulePath,
    }),
  })
  const hasPrograms = !programs.diagnostics.some(({ severity }) => severity === 'error')
  stages.fallBack('usable programs', hasPrograms ? programs : undefined)
  const statics = joinStatics([read.value.statics, theme.statics, programs.statics])
  const fonts = await stages.recall('fonts', [config], () => prepareFonts({ siteDir, config, placeInConfig, cache }))
  const own = await readStyles(siteDir, config.theme.css, placeInConfig)
  const brings = await readThemeStyles(theme.theme, siteDir)
  const open = [...brings, ...theme.styles, ...own.value, ...programs.styles]
  const styles = placeStyleUrls(open, { siteDir, config, statics })
  const diagnostics: readonly Diagnostic[] = [
    ...brought.diagnostics,
    ...siteTheme.diagnostics,
    ...read.diagnostics,
    ...programs.diagnostics,
    ...markdownInputs.diagnostics,
    ...fonts.diagnostics,
    ...own.diagnostics,
    ...styles.diagnostics,
  ]
  const files = { ...read.value, statics: joinStatics([statics, styles.files]) }
  return {
    value: {
      config,
      placeInConfig,
      plugins,
      theme,
      isThemeReplaced: siteTheme.value === undefined,
      files,
      programs,
      markdownInputs: markdownInputs.value,
      styles: [...fonts.value.styles, ...styles.styles],
      fonts: fonts.value,
    },
    diagnostics,
  }
}

/** Merges lists of files: a file that both code and a style sheet reference is copied once. */
function joinStatics([own = [], ...others]: readonly (readonly StaticFile[])[]): readonly StaticFile[] {
  const outputs = new Set(own.map(({ output }) => output))
  const added = others.flat().filter(({ output }) => outputs.size < outputs.add(output).size)
  return added.length === 0 ? own : [...own, ...added]
}

/** The content of plugins. Loads the code for that only if there are any. */
async function preparePluginContent(request: PluginsRequest, watch: Stopwatch): Promise<Outcome<PreparedPlugins>> {
  if (request.loaded.plugins.length === 0) return { value: NO_PLUGINS, diagnostics: [] }
  const { preparePlugins } = await import('./plugins/prepare-plugins.js')
  return watch.measureAsync('plugins', () => preparePlugins(request))
}

/** The config with the overrides of the command line. */
function applyRequest(config: Config, { baseUrl, locales }: SiteRequest): Config {
  const slashed =
    baseUrl === undefined ? config.baseUrl : `/${baseUrl.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/')
  return {
    ...config,
    baseUrl: slashed,
    ...(locales && {
      i18n: { ...config.i18n, locales: config.i18n.locales.filter((locale) => locales.includes(locale)) },
    }),
  }
}
