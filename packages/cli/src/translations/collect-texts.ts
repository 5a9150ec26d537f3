import { listPluralForms, type TextCatalog } from '@docgen/renderer/contract'
import { splitVersionKey } from '../config/collection.js'
import { createTextCollector, type TranslatableText } from '../graph/translate.js'
import { translateConfig } from '../plan/translate-config.js'
import type { SiteFiles } from '../read/site-files.js'
import {
  type ConfigTexts,
  translatedConfig,
  translatedSidebars,
  translatedTexts,
} from '../read/versions/version-files.js'
import { buildSiteGraph, type GraphSite } from '../session/build-site-graph.js'

/** A site, and the UI texts that it shows or already has in a language. */
export interface TextSources extends GraphSite {
  readonly files: SiteFiles
  /** English UI texts of the theme. */
  readonly interfaceTexts: TextCatalog
  /** UI texts that the theme or the config already has in the language: translating them is optional. */
  readonly existingTexts: TextCatalog
}

/** A translation file of one language, with all texts that belong in it, each key once. */
export interface TextFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly texts: readonly TranslatableText[]
  /** Texts that already exist in the language, and that the file may override. */
  readonly optional?: readonly TranslatableText[]
}

/**
 * Collects all texts of a language's translation files: of the config, of each maintained version's sidebars, and of
 * the UI. UI texts that already exist in the language are optional.
 */
export async function collectTexts(locale: string, sources: TextSources): Promise<readonly TextFile[]> {
  const { config, files, interfaceTexts, existingTexts } = sources
  const site: TranslatableText[] = []
  translateConfig(
    config,
    createTextCollector((text) => site.push(text)),
  )
  const sidebars = new Map<string, TranslatableText[]>()
  const { defaultLocale, localeConfigs, layout } = config.i18n
  // Unmaintained versions need no translation.
  const maintained = { ...files, versions: files.versions.filter(({ banner }) => banner !== 'unmaintained') }
  const singleLocale = { ...config, i18n: { ...config.i18n, locales: [defaultLocale], localeConfigs } }
  await buildSiteGraph(
    maintained,
    { ...sources, config: singleLocale },
    {
      translate: ({ version, label, collection }) => {
        const texts: TranslatableText[] = []
        // The graph can be built several times: the last build replaces the texts, because only that graph is complete.
        sidebars.set(version, texts)
        const collect = createTextCollector((text) => texts.push(text))
        // Sites show labels if they have several versions, even if only one of them is maintained.
        const siblings = files.versions.filter((each) => each.collection.id === collection.id)
        if (siblings.length > 1 && label !== splitVersionKey(version).name)
          collect('version.label', label, 'The name of the version')
        return collect
      },
    },
  )
  const forms = listPluralForms(localeConfigs[locale]?.htmlLang ?? locale)
  const describe = ([key, text]: [string, string]): TranslatableText => describeText(key, text, forms)
  const exists = ([key]: [string, string]): boolean => existingTexts[key] !== undefined
  const entries = Object.entries(interfaceTexts)
  return [
    ...splitTexts(uniqueByKey(site), translatedConfig(locale, layout)),
    // Only docs have sidebars: the keys of other collections begin with `@`.
    ...[...sidebars]
      .filter(([version]) => !version.startsWith('@'))
      .map(([version, texts]) => ({
        path: translatedSidebars(locale, version, layout),
        ...splitUiTexts(uniqueByKey(texts), existingTexts),
      })),
    {
      path: translatedTexts(locale, layout),
      texts: entries.filter((entry) => !exists(entry)).map(describe),
      optional: entries.filter(exists).map(describe),
    },
  ]
}

/** Separates the UI texts that already exist in the language: they are optional. */
function splitUiTexts(texts: readonly TranslatableText[], existingTexts: TextCatalog): Omit<TextFile, 'path'> {
  const exists = ({ uiText }: TranslatableText): boolean => uiText !== undefined && existingTexts[uiText] !== undefined
  return { texts: texts.filter((text) => !exists(text)), optional: texts.filter(exists) }
}

/** Distributes the texts of the config to their files, each with its key in the file. */
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

/** Keeps the first text of each key. */
function uniqueByKey(texts: readonly TranslatableText[]): readonly TranslatableText[] {
  return [...new Map(texts.toReversed().map((text) => [text.key, text])).values()].reverse()
}

function describeText(key: string, text: string, forms: readonly string[]): TranslatableText {
  const names = [...new Set(text.match(/\{\w+\}/g))]
  const notes = [
    'A text of the interface.',
    ...(names.length > 0 ? [`Keep ${names.join(' and ')} unchanged.`] : []),
    ...(text.includes('{count}') && forms.length > 1 ? [`Separate the forms for ${forms.join(', ')} with |.`] : []),
  ]
  return { key, text, description: notes.join(' ') }
}
