import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { locateInFrontMatter } from '../graph/locate-in-front-matter.js'
import { runGit } from '../read/git/run-git.js'
import { readMessages } from '../read/read-translation.js'
import type { TextFile } from './collect-texts.js'
import { findOrphans } from './find-orphans.js'
import { createUnusedReport } from './find-unused-keys.js'
import { type DocumentState, listDocuments } from './list-documents.js'
import { loadSite, type TranslatedSite } from './load-site.js'
import { type MergedMessages, mergeMessages } from './merge-messages.js'

/** Translation status of a site in one language. */
export interface LanguageReport {
  readonly locale: string
  readonly label: string
  readonly documents: Share
  readonly texts: Share
  /** Percentage that both shares must reach: `minTranslated` of the language. */
  readonly wanted: number
  readonly isEnough: boolean
  /** Pages without a translation. */
  readonly missingDocuments: readonly string[]
  readonly staleDocuments: readonly StaleDocument[]
  readonly missingTexts: readonly { readonly file: string; readonly key: string }[]
  readonly staleTexts: readonly {
    readonly file: string
    readonly key: string
    readonly from: string
    readonly to: string
  }[]
}

/** How many pages or texts are translated and up to date. */
export interface Share {
  readonly total: number
  readonly current: number
  /** Percentage, rounded down; 100 if there is nothing to translate. */
  readonly percent: number
}

/** A page that has changed since it was translated. */
export interface StaleDocument {
  readonly source: string
  readonly translation: string
  /** Lines of a unified diff of the original; absent if Git no longer has the old text. */
  readonly changes?: readonly string[]
}

/**
 * Compares every translation with its original, in all languages or in `locales`. A language below its threshold is an
 * error. The value is undefined if the site cannot be read.
 */
export async function checkTranslations(
  siteDir: string,
  locales: readonly string[] | undefined,
): Promise<Outcome<readonly LanguageReport[] | undefined>> {
  const loaded = await loadSite(siteDir, locales)
  const site = loaded.value
  if (!site) return { value: undefined, diagnostics: loaded.diagnostics }
  const merged = mergeTexts(site)
  const reports = await Promise.all([...merged].map(([locale, texts]) => describeLanguage(locale, site, texts)))
  const { layout } = site.config.i18n
  const orphans = reports.flatMap(({ locale }) => findOrphans(siteDir, { locale, layout }, site.files))
  const report = createUnusedReport(site)
  const unused = [...merged].flatMap(([locale, texts]) =>
    texts.flatMap(({ file, messages }) =>
      report({ locale, file, keys: messages.unused, known: Object.keys(messages.messages) }),
    ),
  )
  const outdated = reports.flatMap(({ staleDocuments }) => staleDocuments.map((each) => reportOutdated(each, site)))
  const diagnostics = [...loaded.diagnostics, ...orphans, ...unused, ...outdated, ...reports.flatMap(checkThreshold)]
  return { value: reports, diagnostics }
}

/** A translation file, merged with the texts that the site has now. */
interface MergedTexts {
  readonly file: string
  readonly messages: MergedMessages
}

/** Merges the translation files of each language with the texts that the site has now. */
function mergeTexts({ siteDir, texts }: TranslatedSite): ReadonlyMap<string, readonly MergedTexts[]> {
  const merge = (file: TextFile): MergedTexts => ({
    file: file.path,
    messages: mergeMessages(readMessages(siteDir, file.path).value, file),
  })
  return new Map([...texts].map(([locale, files]) => [locale, files.map(merge)]))
}

/** Reports an outdated translation as an info, because translators work after authors. Only thresholds are errors. */
function reportOutdated({ source, translation }: StaleDocument, { files }: TranslatedSite): Diagnostic {
  const text = files.sources.find(({ path }) => path === translation)?.text ?? ''
  return {
    code: 'outdated-translation',
    severity: 'info',
    file: translation,
    ...locateInFrontMatter(text, 'translated_from'),
    message: `${source} has changed since it was translated`,
    hint: `Update the translation, then run docgen translations write --done ${translation}`,
  }
}

async function describeLanguage(
  locale: string,
  { siteDir, config, files }: TranslatedSite,
  texts: readonly MergedTexts[],
): Promise<LanguageReport> {
  const documents = listDocuments(siteDir, { locale, layout: config.i18n.layout }, files)
  const settings = config.i18n.localeConfigs[locale]
  const wanted = settings?.minTranslated ?? 0
  const missingTexts = texts.flatMap(({ file, messages }) => messages.missing.map((key) => ({ file, key })))
  const staleTexts = texts.flatMap(({ file, messages }) => messages.stale.map((text) => ({ file, ...text })))
  // Count optional texts only if they are translated.
  const total = texts.reduce(
    (sum, { messages: { messages, unused } }) => sum + Object.keys(messages).length - unused.length,
    0,
  )
  const shares = {
    documents: share(documents.length, documents.filter(isUpToDate).length),
    texts: share(total, total - missingTexts.length - staleTexts.length),
  }
  return {
    locale,
    label: settings?.label ?? locale,
    ...shares,
    wanted,
    isEnough: shares.documents.percent >= wanted && shares.texts.percent >= wanted,
    missingDocuments: documents.filter(({ state }) => state === 'missing').map(({ source }) => source),
    staleDocuments: await listStale(siteDir, documents),
    missingTexts,
    staleTexts,
  }
}

/** Whether a translation is up to date. A translation that does not record its original counts as up to date. */
function isUpToDate({ state }: DocumentState): boolean {
  return state === 'current' || state === 'unrecorded'
}

async function listStale(siteDir: string, documents: readonly DocumentState[]): Promise<readonly StaleDocument[]> {
  const stale: StaleDocument[] = []
  for (const { source, translation, state, translatedFrom } of documents) {
    if (state !== 'stale' || translatedFrom === undefined) continue
    const changes = await findChanges(siteDir, translatedFrom, source)
    stale.push({ source, translation, ...(changes && { changes }) })
  }
  return stale
}

function share(total: number, current: number): Share {
  return { total, current, percent: total === 0 ? 100 : Math.floor((current / total) * 100) }
}

function checkThreshold({ locale, documents, texts, wanted, isEnough }: LanguageReport): readonly Diagnostic[] {
  if (isEnough) return []
  const message = `${locale} has to be translated to ${wanted} %, but ${documents.percent} % of the documents and ${texts.percent} % of the texts are`
  const hint = 'Translate what is listed, or lower i18n.localeConfigs.*.minTranslated'
  return [{ code: 'too-few-translations', severity: 'error', message, hint }]
}

/**
 * Returns the changes to a file since its Git blob `id`: the lines of a unified diff, without its header. Undefined if
 * Git is missing, no longer has the blob, or finds no change.
 */
async function findChanges(siteDir: string, id: string, path: string): Promise<readonly string[] | undefined> {
  const args = ['diff', '--no-ext-diff', '--no-color', '--unified=1', id, '--', path]
  const { status, output } = await runGit(siteDir, args)
  const lines = output.split('\n')
  const start = lines.findIndex((line) => line.startsWith('@@'))
  return status !== 0 || start === -1 ? undefined : lines.slice(start).filter((line) => line !== '')
}
