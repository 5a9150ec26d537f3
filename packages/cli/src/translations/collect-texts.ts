import type { TextCatalogue } from '@docgen/renderer/contract'
import { listPluralForms } from '@docgen/renderer/light'
import { splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { buildGraph } from '../graph/build-graph.js'
import { createTextCollector, type TranslatableText } from '../graph/translate.js'
import { translateConfig } from '../plan/translate-config.js'
import type { SiteFiles } from '../read/site-files.js'
import {
  type ConfigTexts,
  translatedConfig,
  translatedSidebars,
  translatedTexts,
} from '../read/versions/version-files.js'

/** What texts are collected from. */
export interface TextSources {
  readonly config: Config
  readonly files: SiteFiles
  /** English texts of the interface. */
  readonly interfaceTexts: TextCatalogue
  /** Those that the theme has in the language: nobody has to translate them again. */
  readonly knownTexts: TextCatalogue
}

/** A file of translations of one language, with every text that belongs into it, each key once. */
export interface TextFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly texts: readonly TranslatableText[]
  /** Texts that the file may hold, too: other words for what the theme says by itself. */
  readonly optional?: readonly TranslatableText[]
}

/** All texts that a language's files hold: of the config, of each version's sidebars, and of the interface where the theme lacks them. */
export function collectTexts(locale: string, sources: TextSources): readonly TextFile[] {
  const { config, files, interfaceTexts, knownTexts } = sources
  const site: TranslatableText[] = []
  translateConfig(
    config,
    createTextCollector((text) => site.push(text)),
  )
  const sidebars = new Map<string, TranslatableText[]>()
  const { defaultLocale, localeConfigs, layout } = config.i18n
  // What is no longer maintained need not be translated either.
  const maintained = { ...files, versions: files.versions.filter(({ banner }) => banner !== 'unmaintained') }
  const own = { ...config, i18n: { ...config.i18n, locales: [defaultLocale], localeConfigs } }
  buildGraph(maintained, own, {
    translate: ({ version, label, collection }) => {
      const texts: TranslatableText[] = []
      sidebars.set(version, texts)
      const collect = createTextCollector((text) => texts.push(text))
      // The label is asked for on sites with several versions only, whatever is left of them here.
      const siblings = files.versions.filter((each) => each.collection.id === collection.id)
      if (siblings.length > 1 && label !== splitVersionKey(version).name)
        collect('version.label', label, 'The name of the version')
      return collect
    },
  })
  const forms = listPluralForms(localeConfigs[locale]?.htmlLang ?? locale)
  const describe = ([key, text]: [string, string]): TranslatableText => describeText(key, text, forms)
  const isKnown = ([key]: [string, string]): boolean => knownTexts[key] !== undefined
  const entries = Object.entries(interfaceTexts)
  return [
    ...splitTexts(onceEach(site), translatedConfig(locale, layout)),
    ...[...sidebars]
      .filter(([version]) => !version.startsWith('@'))
      .map(([version, texts]) => ({
        path: translatedSidebars(locale, version, layout),
        ...splitOwnWords(onceEach(texts), knownTexts),
      })),
    {
      path: translatedTexts(locale, layout),
      texts: entries.filter((entry) => !isKnown(entry)).map(describe),
      optional: entries.filter(isKnown).map(describe),
    },
  ]
}

/** Apart from what a language has to translate: what docgen has written and the theme says in the language. */
function splitOwnWords(texts: readonly TranslatableText[], knownTexts: TextCatalogue): Omit<TextFile, 'path'> {
  const isKnown = ({ uiText }: TranslatableText): boolean => uiText !== undefined && knownTexts[uiText] !== undefined
  return { texts: texts.filter((text) => !isKnown(text)), optional: texts.filter(isKnown) }
}

/** The texts of the config in the files that they belong to, each by its key there. */
function splitTexts(texts: readonly TranslatableText[], files: readonly ConfigTexts[]): readonly TextFile[] {
  const fileOf = ({ key }: TranslatableText): ConfigTexts | undefined =>
    files.find(({ prefix }) => key.startsWith(prefix))
  return files.map((file) => ({
    path: file.path,
    texts: texts
      .filter((text) => fileOf(text) === file)
      .map((text) => ({ ...text, key: text.key.slice(file.prefix.length) })),
  }))
}

function onceEach(texts: readonly TranslatableText[]): readonly TranslatableText[] {
  return [...new Map(texts.toReversed().map((text) => [text.key, text])).values()].reverse()
}

function describeText(key: string, text: string, forms: readonly string[]): TranslatableText {
  const names = [...new Set(text.match(/\{\w+\}/g))]
  const notes = [
    'A text of the interface.',
    ...(names.length > 0 ? [`Keep ${names.join(' and ')} as it is.`] : []),
    ...(text.includes('{count}') && forms.length > 1 ? [`Separate the forms for ${forms.join(', ')} by |.`] : []),
  ]
  return { key, text, description: notes.join(' ') }
}
