import type { Config } from '../../config/config.js'
import { createConfigLocator } from '../../config/locate-in-config.js'
import { suspendInterrupts } from '../../guard/interrupts.js'
import { createPluginReport } from '../../plugins/plugin-report.js'
import { readInputs } from '../../plugins/read-inputs.js'
import { createDialectChange } from '../../read/create-dialect-change.js'
import { findIconSets } from '../../read/icons/find-icon-sets.js'
import { readSite } from '../../read/read-site.js'
import type { StaticFile } from '../../read/site-files.js'
import { prepareCards } from '../cards/prepare-cards.js'
import { createMarkdownSettings } from '../create-markdown-settings.js'
import { recallDeclaredInputs, splitDeclaredInputs } from '../declared-inputs.js'
import { prepareFonts } from '../fonts/prepare-fonts.js'
import { prepareMdxModules } from '../mdx/prepare-mdx-modules.js'
import { NO_PLUGINS } from '../plugins/prepared-plugins.js'
import { prepareTypeCheck } from '../prepare-type-check.js'
import type { Site, SiteTools } from '../site.js'
import type { SiteRequest } from '../site-request.js'
import { stageOf, succeed } from '../stage-graph.js'
import { checkTokens } from '../styles/check-tokens.js'
import { readStyles, readThemeStyles, refreshStyles } from '../styles/read-styles.js'
import { resolveStyleUrls } from '../styles/resolve-style-urls.js'
import { writeAccentStyles } from '../theme/accent.js'
import { loadSiteTheme } from '../theme/load-site-theme.js'
import { recallWaits } from '../waiting-plugins.js'

const stage = stageOf<Site, SiteTools>()

/** The stages that read a site: everything that its plan and its output depend on. */
export const INPUT_STAGES = [
  stage({
    name: 'config',
    inputs: ['loaded', 'request'],
    run: ({ loaded, request }) => succeed(applyRequest(loaded.config, request)),
  }),
  stage({
    name: 'locateInConfig',
    inputs: ['siteDir', 'loaded'],
    run: ({ siteDir, loaded }) => succeed(createConfigLocator(siteDir, loaded)),
  }),
  stage({
    name: 'pluginSite',
    inputs: ['config'],
    run: ({ config: { title, url, baseUrl, i18n } }) =>
      succeed({ title, url, baseUrl, defaultLocale: i18n.defaultLocale, locales: i18n.locales }),
  }),
  // The code for plugins is only loaded if there are any.
  stage({
    name: 'pluginInputs',
    inputs: ['siteDir', 'loaded', 'locateInConfig', 'revision'],
    run: async (input, { fileMemo }) => {
      if (input.loaded.plugins.length === 0) return succeed([])
      return (await import('../plugins/prepare-plugins.js')).readPluginInputs(input, fileMemo)
    },
  }),
  stage({
    name: 'plugins',
    inputs: ['loaded', 'locateInConfig', 'pluginSite', 'pluginInputs'],
    run: async (input, { memo, watch }) => {
      if (input.loaded.plugins.length === 0) return succeed(NO_PLUGINS)
      const { preparePlugins } = await import('../plugins/prepare-plugins.js')
      return watch.measureAsync('plugins', () => preparePlugins(input, memo))
    },
  }),
  stage({ name: 'pluginData', inputs: ['plugins'], run: ({ plugins }) => succeed(plugins.data) }),
  stage({
    name: 'theme',
    inputs: ['siteDir', 'config', 'locateInConfig', 'pluginData', 'codeVersion'],
    label: 'theme',
    isShort: true,
    run: async ({ siteDir, config, locateInConfig, pluginData }, _tools, last) => {
      const { value, fallback, diagnostics } = await loadSiteTheme({
        siteDir,
        config,
        locateInConfig,
        data: pluginData,
      })
      if (value) return { value, diagnostics }
      const replacement = last ?? fallback
      return { value: replacement && { ...replacement, isReplacement: true }, diagnostics, isUsable: false }
    },
  }),
  stage({
    name: 'readFiles',
    inputs: ['siteDir', 'request', 'config', 'locateInConfig', 'plugins', 'revision'],
    label: 'read',
    run: async ({ siteDir, request, config, locateInConfig, plugins }, { memo, fileMemo }) => {
      // Hooks that change texts may never return, so Ctrl-C must end the process at once.
      const resume = plugins.change ? await suspendInterrupts() : undefined
      try {
        return await readSite({
          siteDir,
          config,
          locateInConfig,
          versionNames: request.versionNames,
          memo,
          fileMemo,
          documents: plugins.documents,
          change: await createDialectChange(config, plugins.change),
        })
      } finally {
        resume?.()
      }
    },
  }),
  stage({
    name: 'mdxModules',
    inputs: ['siteDir', 'config', 'locateInConfig', 'readFiles', 'theme', 'pluginData', 'markdown', 'revision'],
    label: 'mdx',
    isShort: true,
    run: async ({ siteDir, config, locateInConfig, readFiles, theme, pluginData, markdown }, { memo, cache }, last) => {
      const value = await prepareMdxModules({
        siteDir,
        config,
        files: readFiles,
        theme: theme.theme,
        themeKey: theme.themeKey,
        memo,
        cache,
        data: pluginData,
        markdown,
        locateInConfig,
        last,
      })
      const { diagnostics } = value
      return { value, diagnostics, isUsable: !diagnostics.some(({ severity }) => severity === 'error') }
    },
  }),
  stage({
    name: 'markdownInputs',
    inputs: ['siteDir', 'loaded', 'config', 'locateInConfig', 'revision'],
    run: ({ siteDir, loaded, config, locateInConfig }, { memo, fileMemo }) => {
      const { pluginInputs } = config.markdown
      const declared = splitDeclaredInputs(recallDeclaredInputs(memo), siteDir)
      return readInputs({
        siteDir,
        inputs: { files: [...pluginInputs, ...declared.files], values: declared.missing },
        env: {},
        memo: fileMemo,
        report: createPluginReport({
          name: 'of Markdown',
          position: locateInConfig(['markdown', 'pluginInputs']),
          modulePath: loaded.modulePath,
        }),
      })
    },
  }),
  stage({
    name: 'typeCheck',
    inputs: ['siteDir', 'config', 'locateInConfig', 'readFiles', 'markdownInputs', 'revision'],
    run: ({ siteDir, config, locateInConfig, readFiles: files, markdownInputs: { key: inputsKey } }) =>
      prepareTypeCheck({ siteDir, config, locateInConfig, files, inputsKey }),
  }),
  stage({
    name: 'iconSets',
    inputs: ['siteDir', 'revision'],
    run: ({ siteDir }) => succeed(findIconSets(siteDir)),
  }),
  stage({
    name: 'markdown',
    inputs: ['config', 'loaded', 'siteDir', 'theme', 'markdownInputs', 'iconSets', 'typeCheck'],
    run: ({ config, loaded, siteDir, theme: { themeKey }, markdownInputs, iconSets, typeCheck }, { memo }) => {
      const pluginsWait = recallWaits(memo, loaded.hash)
      const inputsKey = markdownInputs.key
      const types = typeCheck.settings
      const inputs = { loaded, siteDir, themeKey, inputsKey, iconSets, types, pluginsWait }
      return succeed(createMarkdownSettings(config, inputs))
    },
  }),
  stage({
    name: 'fonts',
    inputs: ['siteDir', 'config', 'locateInConfig'],
    run: (input, { memo }) => prepareFonts({ ...input, memo }),
  }),
  stage({
    name: 'openStyles',
    inputs: ['siteDir', 'config', 'locateInConfig', 'theme', 'revision'],
    run: async ({ siteDir, config, locateInConfig, theme }) => {
      const { value, diagnostics } = await readStyles(siteDir, config.theme.css, locateInConfig, config.alias)
      const themeStyles = await readThemeStyles(theme.theme, siteDir)
      const imported = await refreshStyles(theme.styles, { siteDir, alias: config.alias })
      const misspelled = checkTokens([...imported.value, ...value], {
        siteDir,
        theme: theme.theme,
        others: themeStyles,
      })
      return {
        value: [...themeStyles, ...imported.value, ...value],
        diagnostics: [...diagnostics, ...imported.diagnostics, ...misspelled],
      }
    },
  }),
  stage({
    name: 'resolvedStyles',
    inputs: ['siteDir', 'config', 'readFiles', 'theme', 'mdxModules', 'openStyles', 'revision'],
    run: async ({ siteDir, config, readFiles, theme, mdxModules, openStyles }) => {
      const statics = joinStatics([readFiles.statics, theme.statics, mdxModules.statics])
      const imported = await refreshStyles(mdxModules.styles, { siteDir, alias: config.alias })
      const open = [...openStyles, ...imported.value]
      const { styles, files, diagnostics } = resolveStyleUrls(open, { siteDir, config, statics })
      const misspelled = checkTokens(imported.value, { siteDir, theme: theme.theme, others: openStyles })
      return {
        value: { styles, statics: joinStatics([statics, files]) },
        diagnostics: [...imported.diagnostics, ...diagnostics, ...misspelled],
      }
    },
  }),
  stage({
    // The config's accent and fonts override the tokens of a theme package, and the site's style sheets override both.
    name: 'styles',
    inputs: ['config', 'theme', 'fonts', 'resolvedStyles'],
    run: ({ config, theme: { theme }, fonts, resolvedStyles: { styles } }) => {
      const count = theme.client.styles?.length ?? 0
      const accent = writeAccentStyles(theme, config.theme.accent)
      return succeed([
        ...styles.slice(0, count),
        ...(accent === '' ? [] : [{ file: 'accent.css', css: accent }]),
        ...fonts.styles,
        ...styles.slice(count),
      ])
    },
  }),
  stage({
    name: 'cards',
    inputs: ['siteDir', 'config', 'locateInConfig', 'theme', 'styles', 'readFiles'],
    run: ({ readFiles: { statics }, ...input }, { memo }) => prepareCards({ ...input, statics, memo }),
  }),
]

/** Names of the values of the input stages. */
export const INPUT_NAMES = INPUT_STAGES.map(({ name }) => name)

/** Merges lists of files, so that a file that both code and a style sheet reference is copied once. */
function joinStatics([first = [], ...others]: readonly (readonly StaticFile[])[]): readonly StaticFile[] {
  const outputs = new Set(first.map(({ output }) => output))
  const added = others.flat().filter(({ output }) => outputs.size < outputs.add(output).size)
  return added.length === 0 ? first : [...first, ...added]
}

/** Applies the overrides of the command line to the config. */
function applyRequest(config: Config, { baseUrl, locales, omitsCards }: SiteRequest): Config {
  const slashed =
    baseUrl === undefined ? config.baseUrl : `/${baseUrl.replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/')
  return {
    ...config,
    baseUrl: slashed,
    ...(omitsCards && { socialCards: { ...config.socialCards, enabled: false } }),
    ...(locales && {
      i18n: { ...config.i18n, locales: config.i18n.locales.filter((locale) => locales.includes(locale)) },
    }),
  }
}
