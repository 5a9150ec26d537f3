import { fileURLToPath } from 'node:url'
import { didYouMean, nearestWord, type TextCatalog, type Theme, type ThemeComponents } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import { assertNotPipe } from '../config/module/find-pipe.js'
import { loadBundle } from '../config/module/load-bundle.js'
import type { LocaleSetup, ThemeModules } from './render-setup.js'

/** Default of the config's `theme.package`. */
export const DEFAULT_THEME = '@docgen/theme'

/** Thrown by `loadTheme` if a module exports no `theme`. */
export class MissingThemeError extends Error {}

/** Loads the theme that a module exports. Throws a `MissingThemeError` if it exports no `theme`. */
export async function loadTheme(specifier: string): Promise<Theme> {
  if (specifier !== DEFAULT_THEME) assertNotPipe(fileURLToPath(specifier))
  const module: { readonly theme?: Theme } =
    specifier === DEFAULT_THEME ? await import('@docgen/theme') : await import(specifier)
  if (!module.theme) throw new MissingThemeError(`${specifier} does not export "theme"`)
  return module.theme
}

/** Exports of the bundle of a site's overrides. */
interface OverridesModule {
  readonly components: Partial<ThemeComponents>
  /** The theme's components; empty until `loadComponents` adds them. */
  readonly original: Partial<ThemeComponents>
  /** Name of a plugin → its data; empty until `loadComponents` adds it. */
  readonly pluginData: Record<string, unknown>
}

/** Key of the global from which the bundle of overrides reads the texts of a language, by the hash in its URL. */
const TEXTS = Symbol.for('docgen.texts')

/** Loads the overrides for a language. Stores its texts first, because modules may translate while they are loaded. */
function loadForLanguage(overrides: string, locale: string, texts: TextCatalog): Promise<OverridesModule> {
  const key = hashValue([locale, texts])
  const shared = globalThis as { [TEXTS]?: Map<string, TextCatalog> }
  shared[TEXTS] ??= new Map()
  shared[TEXTS].set(key, texts)
  const url = `${overrides}&${new URLSearchParams({ language: locale, texts: key })}`
  return loadBundle<OverridesModule>(url).finally(() => shared[TEXTS]?.delete(key))
}

/** Loads the theme's components and replaces those that the site overrides, for pages in a language. */
export async function loadComponents(
  { theme, overrides, data, usesLanguage = false }: ThemeModules,
  locale: string,
  { texts, fallbackTexts }: Pick<LocaleSetup, 'texts' | 'fallbackTexts'>,
): Promise<ThemeComponents> {
  const { components } = await loadTheme(theme)
  if (overrides === undefined) return components
  const replacements = usesLanguage
    ? await loadForLanguage(overrides, locale, { ...fallbackTexts, ...texts })
    : await loadBundle<OverridesModule>(overrides)
  Object.assign(replacements.original, components)
  Object.setPrototypeOf(replacements.original, rejectUnknown(Object.keys(components)))
  Object.assign(replacements.pluginData, data?.values)
  return { ...components, ...replacements.components }
}

/**
 * Creates a prototype for the original components that throws on an unknown name: React would only report `undefined`.
 */
function rejectUnknown(names: readonly string[]): object {
  return new Proxy(Object.prototype, {
    get(target, name) {
      // JavaScript itself reads names such as `then` and `toString`.
      if (typeof name !== 'string' || !/^[A-Z]/.test(name)) return Reflect.get(target, name)
      const near = nearestWord(name, names)
      throw new Error(
        `the theme has no component ${name}. ${near === undefined ? `It has ${names.join(', ')}` : didYouMean(near)}`,
      )
    },
  })
}
