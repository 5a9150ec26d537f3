import { posix } from 'node:path'
import {
  isCurrent,
  translatedConfig,
  translatedSidebars,
  translatedTexts,
  versionedSidebars,
  versionsFileOf,
} from '../../read/versions/version-files.js'
import type { Snapshot } from './snapshot.js'

/** A site with the inputs of its config. */
interface SiteWithConfig {
  readonly snapshot: Snapshot
  readonly configInputs: readonly string[]
}

/** Describes the role of a file if pages depend on it without naming it; `undefined` for other files. */
export function nameFileRole(file: string, site: SiteWithConfig): string | undefined {
  const { files, plugins, markdownInputs, styles, theme } = site.snapshot.site
  if (site.configInputs.includes(file)) return 'part of the config: every page may depend on it'
  if (
    styles.some(
      (style) =>
        posix.normalize(style.file) === file ||
        style.imports?.includes(file) ||
        style.files?.some((each) => file === each || file.startsWith(`${each}/`)),
    )
  ) {
    return 'a style sheet: every page links to the bundle that contains it'
  }
  if (theme.componentFiles.includes(file)) {
    return 'part of the components that replace those of the theme: every page may depend on it'
  }
  const category = files.categories.find(({ path }) => path === file)
  if (category) return `describes the category of ${category.folder}: every page whose sidebar shows it depends on it`
  if (files.tags.some(({ path }) => path === file)) {
    return 'defines labels and URLs of tags: every page with one of them depends on it'
  }
  if (markdownInputs.files.has(file)) return 'an input of the Markdown plugins: every document may depend on it'
  const reading = plugins.plugins.filter(({ inputs }) => inputs.files.has(file)).map(({ plugin }) => plugin.name)
  if (reading.length > 0) return `an input of the plugin ${reading.join(' and of ')}: its results depend on it`
  const api = files.apis.find(({ files: parts }) => parts.some(({ path }) => path === file))
  if (api) return `a part of the description ${api.path}: the pages of the operations that use it depend on it`
  return nameVersionFile(file, site) ?? nameTextFile(file, site) ?? nameConfiguredFile(file, site)
}

/** Describes a static file that fields of the config name, such as the favicon; `undefined` for other files. */
function nameConfiguredFile(file: string, { snapshot }: SiteWithConfig): string | undefined {
  const { files, config } = snapshot.site
  const output = files.statics.find(({ path }) => path === file)?.output
  if (output === undefined) return undefined
  const { favicon, navbar, footer } = config
  const fields = listFields({ favicon, navbar, footer }, new Set([output, `/${output}`, config.baseUrl + output]))
  return fields.length === 0 ? undefined : `named by ${fields.join(' and ')} of the config: every page may show it`
}

/** Lists the paths of the fields that have one of the values. */
function listFields(value: unknown, wanted: ReadonlySet<unknown>, path = ''): readonly string[] {
  if (wanted.has(value)) return [path]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    listFields(inner, wanted, isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  )
}

function nameVersionFile(file: string, { snapshot }: SiteWithConfig): string | undefined {
  const released = snapshot.site.files.versions.filter(({ name }) => !isCurrent(name))
  if (released.some(({ collection }) => versionsFileOf(collection.id) === file)) {
    return 'the list of versions: every page may depend on it'
  }
  const version = released.find(({ name }) => versionedSidebars(name) === file)
  return version && `the sidebars of the version ${version.label}: every page of this version may depend on them`
}

function nameTextFile(file: string, { snapshot }: SiteWithConfig): string | undefined {
  const { files, config } = snapshot.site
  const { locales, layout } = config.i18n
  const language = locales.find((locale) => {
    const texts = [translatedTexts(locale, layout), ...translatedConfig(locale, layout).map(({ path }) => path)]
    const sidebars = files.versions.map(({ name }) => translatedSidebars(locale, name, layout))
    return [...texts, ...sidebars].includes(file)
  })
  return language && `texts in the language ${language}: every page in this language may depend on them`
}
