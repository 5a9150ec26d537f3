import { isCurrent } from '../../read/versions/version-files.js'
import type { Trial } from '../../session/trial.js'

/** A Markdown file of the site. */
export interface MarkdownText {
  /** Relative to the site's folder. */
  readonly file: string
  readonly text: string
  /** 1-based line on which the content after the front matter starts. */
  readonly bodyLine: number
  /** Language of the page; the default language for a file that pages include. */
  readonly locale: string
}

/** Lists the Markdown files of the current version in all languages, and the files that pages include, each once. */
export function listTexts({ files, config }: Trial): readonly MarkdownText[] {
  const texts = new Map<string, MarkdownText>()
  for (const { path, version, text, bodyLine, pluginName, locale } of files.sources)
    if (isCurrent(version) && pluginName === undefined && /\.mdx?$/i.test(path) && !texts.has(path))
      texts.set(path, { file: path, text, bodyLine, locale })
  for (const [path, { text }] of files.partials)
    if (/\.mdx?$/i.test(path)) texts.set(path, { file: path, text, bodyLine: 1, locale: config.i18n.defaultLocale })
  return [...texts.values()]
}
