import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DocumentView } from '@docgen/renderer'
import type { AnnouncementView, SiteView, Theme } from '@docgen/renderer/contract'
import { BUILD_ID } from '../cache/build-id.js'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { Config } from '../config/config.js'
import type { Artifact } from '../emit/artifact.js'
import { bundleStyles, type StyleSource } from '../emit/bundle-styles.js'
import { makePolicy } from '../emit/make-policy.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { withBase } from '../plan/plan-head.js'
import type { SitePlan } from '../plan/site-plan.js'
import type { ApiFile } from '../read/api-file.js'
import type { MarkdownSettings } from '../workers/markdown-settings.js'
import type { LocaleSetup, RenderSetup, ThemeModules } from '../workers/render-setup.js'
import type { PreparedLocale } from './prepare-locales.js'

/** The theme's files for the browser, named by their hashes. */
export interface ClientFiles {
  readonly artifacts: readonly Artifact[]
  readonly stylesheetHref: string
  readonly scriptHref: string
  /** Kept apart: a site without search does not have it. */
  readonly searchWorker: Artifact
}

/** Names the theme's browser files and the site's own styles by their hashes. */
export function prepareClientFiles(theme: Theme, ownStyles: readonly StyleSource[], baseUrl: string): ClientFiles {
  const folder = fileURLToPath(theme.client.directory)
  const themeStyles = readFileSync(join(folder, theme.client.stylesheet), 'utf8')
  const styles = ownStyles.length === 0 ? themeStyles : `${themeStyles}\n${bundleStyles(ownStyles)}`
  const stylesheet = hashedArtifact(theme.client.stylesheet, styles)
  const script = hashedArtifact(theme.client.script, readFileSync(join(folder, theme.client.script)))
  const searchWorker = hashedArtifact(theme.client.searchWorker, readFileSync(join(folder, theme.client.searchWorker)))
  return {
    artifacts: [stylesheet, script],
    stylesheetHref: baseUrl + stylesheet.file,
    scriptHref: baseUrl + script.file,
    searchWorker,
  }
}

function hashedArtifact(name: string, bytes: string | Uint8Array): Extract<Artifact, { bytes: unknown }> {
  const dot = name.lastIndexOf('.')
  return { file: `assets/${name.slice(0, dot)}.${hashBytes(bytes).slice(0, 8)}${name.slice(dot)}`, bytes }
}

/** What the setup of one build is made of. */
export interface SetupInput {
  readonly config: Config
  readonly graph: SiteGraph
  readonly plan: SitePlan
  readonly theme: Theme
  readonly modules: ThemeModules
  readonly client: ClientFiles
  readonly markdown: MarkdownSettings
  readonly apis: readonly ApiFile[]
  readonly locales: ReadonlyMap<string, PreparedLocale>
}

/** Everything that rendering needs beside the pages, and the hash of what all pages of a language share. */
export interface PreparedSetup {
  readonly setup: RenderSetup
  /** Locale → hash for the page keys. */
  readonly commonHashes: Readonly<Record<string, string>>
  /** The content security policy of every page. */
  readonly policy: string
}

/** Gathers the render setup. */
export function prepareSetup({
  config,
  graph,
  plan,
  theme,
  modules,
  client,
  markdown,
  apis,
  locales: prepared,
}: SetupInput): PreparedSetup {
  const policy = makePolicy(
    theme.client.inlineScript,
    config.scripts.map(({ src }) => src),
  )
  const locales: Record<string, LocaleSetup> = {}
  const commonHashes: Record<string, string> = {}
  for (const [locale, own] of prepared) {
    const setup = prepareLocale(locale, own, { graph, theme, client, policy })
    locales[locale] = setup
    // The Markdown key stands for theme and code: a new component re-renders what it drew.
    commonHashes[locale] = hashValue([BUILD_ID, markdown.key, setup])
  }
  return {
    policy,
    commonHashes,
    setup: {
      markdown,
      modules,
      locales,
      shells: Object.fromEntries([...plan.shells].map(([key, { view }]) => [key, view])),
      sidebars: Object.fromEntries([...plan.sidebars].map(([key, { view }]) => [key, view])),
      links: graph.links,
      apis: Object.fromEntries(
        apis.map(({ path, document, routeBase }) => [path, { json: JSON.stringify(document), routeBase }]),
      ),
    },
  }
}

interface LocaleInput {
  readonly graph: SiteGraph
  readonly theme: Theme
  readonly client: ClientFiles
  readonly policy: string
}

function prepareLocale(
  locale: string,
  { config, texts }: PreparedLocale,
  { graph, theme, client, policy }: LocaleInput,
): LocaleSetup {
  const pages = graph.locales.get(locale)
  const localeConfig = config.i18n.localeConfigs[locale]
  const language = localeConfig?.htmlLang ?? locale
  const { colorMode } = config
  const modes = {
    defaultColorMode: colorMode.defaultMode,
    isColorModeSwitchable: !colorMode.disableSwitch,
    followsSystemColorMode: colorMode.respectPrefersColorScheme,
  } as const
  const shared = { language, direction: localeConfig?.direction ?? 'ltr', ...modes } as const
  const site: SiteView = {
    title: config.title,
    baseUrl: config.baseUrl,
    homeHref: pages?.home.href ?? config.baseUrl,
    searchHref: pages?.search.href ?? config.baseUrl,
    ...(localeConfig?.calendar !== undefined && { calendar: localeConfig.calendar }),
    ...shared,
  }
  const document: DocumentView = {
    siteTitle: config.title,
    origin: config.url,
    ...shared,
    ...(config.announcementBar && { announcementId: config.announcementBar.id }),
    stylesheetHref: client.stylesheetHref,
    scriptHref: client.scriptHref,
    inlineScript: theme.client.inlineScript,
    policy,
    ...(config.favicon !== undefined && { favicon: withBase(config.favicon, config.baseUrl) }),
    metadata: config.metadata,
    scripts: config.scripts.map((script) => ({ ...script, src: withBase(script.src, config.baseUrl) })),
  }
  return {
    site,
    document,
    texts,
    fallbackTexts: theme.texts['en'] ?? {},
  }
}

/** Colours of the announcement bar as a rule of the stylesheet: the policy allows no inline style. */
export function announcementStyles(announcement: AnnouncementView | undefined): string {
  const { backgroundColor, textColor } = announcement ?? {}
  const rules = [
    backgroundColor && `--announcement-background:${backgroundColor}`,
    textColor && `--announcement-text:${textColor}`,
  ].filter(Boolean)
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`
}
