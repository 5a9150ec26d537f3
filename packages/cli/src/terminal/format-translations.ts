import type { LanguageReport, Share } from '../translations/check-translations.js'
import type { Colors } from './create-terminal.js'
import { formatCount } from './format-amounts.js'

/**
 * Formats the report about one language: the translated shares, then changed pages and texts with their changes, then
 * missing pages and texts.
 */
export function formatTranslations(view: LanguageReport, colors: Colors): string {
  const { locale, label, documents, texts } = view
  const head = `${colors.bold(`${locale} ${label}`)}: ${formatShare(documents, 'documents')}, ${formatShare(texts, 'texts')} up to date`
  return [
    head,
    ...view.staleDocuments.flatMap(({ translation, source, changes }) => [
      `  ${colors.yellow('changed')} ${translation}`,
      ...(changes
        ? changes.map((line) => `    ${paintChange(line, colors)}`)
        : [`    ${source} has changed since it was translated, and Git no longer has the earlier version`]),
    ]),
    ...view.staleTexts.flatMap(({ file, key, from, to }) => [
      `  ${colors.yellow('changed')} ${file} ${key}`,
      `    ${paintChange(`-${from}`, colors)}`,
      `    ${paintChange(`+${to}`, colors)}`,
    ]),
    ...view.missingDocuments.map((source) => `  ${colors.red('missing')} ${source}`),
    ...groupByFile(view.missingTexts).map(([file, keys]) => `  ${colors.red('missing')} ${file}: ${nameKeys(keys)}`),
  ].join('\n')
}

/** Maximum number of missing keys to name. In the file, all of them have an empty message. */
const MAX_NAMED = 3

function groupByFile(texts: LanguageReport['missingTexts']): readonly (readonly [string, readonly string[]])[] {
  const files = new Map<string, string[]>()
  for (const { file, key } of texts) {
    const keys = files.get(file)
    if (keys) keys.push(key)
    else files.set(file, [key])
  }
  return [...files]
}

function nameKeys(keys: readonly string[]): string {
  if (keys.length <= MAX_NAMED) return keys.join(', ')
  return `${keys.slice(0, MAX_NAMED - 1).join(', ')} and ${keys.length - MAX_NAMED + 1} more texts`
}

/** Counts the pages and texts of all languages that need a new or updated translation; undefined if none do. */
export function countUntranslated(languages: readonly LanguageReport[]): string | undefined {
  const sum = (of: (each: LanguageReport) => Share): number =>
    languages.reduce((all, each) => all + of(each).total - of(each).current, 0)
  const documents = sum((each) => each.documents)
  const texts = sum((each) => each.texts)
  if (documents + texts === 0) return undefined
  return `${formatCount(documents, 'document')} and ${formatCount(texts, 'text')} to translate`
}

function formatShare({ total, current, percent }: Share, noun: string): string {
  return `${current} of ${total} ${noun} (${percent} %)`
}

function paintChange(line: string, colors: Colors): string {
  if (line.startsWith('+')) return colors.green(line)
  return line.startsWith('-') ? colors.red(line) : colors.dim(line)
}
