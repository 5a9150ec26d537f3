import { type Diagnostic, didYouMean, type Outcome } from '@docgen/renderer/contract'
import { type LoadedConfig, loadConfig } from '../config/load-config.js'
import { findLocaleByName, isLocale } from '../config/schema/i18n.js'
import { replaceFile } from '../emit/replace-file.js'
import { writeTranslations } from '../translations/write-translations.js'
import { cannotCreate, failed } from './cannot-create.js'
import { type ConfigEdit, planLocaleEdit } from './plan-locale-edit.js'

/** A language to add to a site. */
export interface LocaleRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** A language tag, such as `pt-BR`. */
  readonly locale: string
  /** Whether to write nothing. */
  readonly isDryRun: boolean
}

/** A language that was added, or would be. */
export interface NewLocale {
  readonly locale: string
  /** The change of the config. */
  readonly config: Pick<ConfigEdit, 'file' | 'line' | 'added'>
  /** Files of texts to translate, relative to the site's folder. */
  readonly files: readonly string[]
  /** Number of texts to translate. */
  readonly texts: number
  /** Whether readers can choose between languages in the navbar. */
  readonly hasMenu: boolean
}

/**
 * Adds a language: to the list in the config's source, and the files with its texts to translate. If code computes the
 * list, or the config cannot be used with the language, nothing changes, and the value is `undefined`.
 */
export async function createLocale(request: LocaleRequest): Promise<Outcome<NewLocale | undefined>> {
  const { siteDir, locale, isDryRun } = request
  const loaded = await loadConfig(siteDir)
  if (!loaded.value) return failed(...loaded.diagnostics)
  const problem = findProblem(locale, loaded.value)
  if (problem) return failed(problem)
  const edit = planLocaleEdit(siteDir, loaded.value, locale)
  if (!edit) return failed(reportComputed(locale, loaded.value))
  const failure = isDryRun ? undefined : await applyEdit(request, edit, loaded.value)
  if (failure) return failed(failure)
  const { value, diagnostics } = await writeTranslations({
    siteDir,
    locales: [locale],
    done: [],
    isDryRun,
    // In a dry run, the config does not list the language.
    ...(isDryRun && { addedLocale: locale }),
  })
  const [result] = value ?? []
  if (!result) return failed(...diagnostics)
  const { navbar, theme } = loaded.value.config
  const hasMenu =
    theme.components['Navbar'] !== undefined || (navbar?.items ?? []).some(({ type }) => type === 'localeDropdown')
  const { file, line, added } = edit
  const config = { file, line, added }
  return { value: { locale, config, files: result.changed, texts: result.missing, hasMenu }, diagnostics }
}

function findProblem(locale: string, { config }: LoadedConfig): Diagnostic | undefined {
  if (!isLocale(locale)) {
    const near = findLocaleByName(locale)
    return cannotCreate(
      `${JSON.stringify(locale)} is not a language tag`,
      near === undefined ? 'Name a tag such as de or pt-BR' : didYouMean(near),
    )
  }
  const same = config.i18n.locales.find((each) => each.toLowerCase() === locale.toLowerCase())
  if (same === undefined) return undefined
  return cannotCreate(
    `the site already has the language ${same}`,
    same === config.i18n.defaultLocale
      ? 'It is the language of the source files'
      : `To update its files: docgen translations write --locale ${same}`,
  )
}

function reportComputed(locale: string, { file }: LoadedConfig): Diagnostic {
  return {
    ...cannotCreate(
      'docgen cannot change i18n.locales, because code computes it',
      `Add '${locale}' to it, and run docgen translations write --locale ${locale}`,
    ),
    file,
  }
}

/**
 * Writes the edit, and undoes it unless the config then has exactly one more language. Returns why it was not written or
 * undone; `undefined` if it stays.
 */
async function applyEdit(
  { siteDir, locale }: LocaleRequest,
  { file, before, after }: ConfigEdit,
  loaded: LoadedConfig,
): Promise<Diagnostic | undefined> {
  const failure = replaceFile(siteDir, file, after)
  if (failure) return failure
  const { value, diagnostics } = await loadConfig(siteDir)
  const { defaultLocale, locales } = loaded.config.i18n
  const isAdded =
    value?.config.i18n.defaultLocale === defaultLocale &&
    value.config.i18n.locales.join() === [...locales, locale].join()
  if (isAdded) return undefined
  const [problem] = diagnostics.filter(({ severity }) => severity === 'error')
  return replaceFile(siteDir, file, before) ?? problem ?? reportComputed(locale, loaded)
}
