import type { Theme, ThemeComponents } from '@docgen/renderer/contract'
import { loadBundle } from '../config/module/load-bundle.js'
import type { ThemeModules } from './render-setup.js'

/** The package that the config's `theme.package` names unless it says otherwise. */
export const DEFAULT_THEME = '@docgen/theme'

/** What `loadTheme` throws where a module exports no `theme`. */
export class NoTheme extends Error {}

/** Loads the theme's module. Throws when it exports no `theme`: the config stage has checked that before. */
export async function loadTheme(specifier: string): Promise<Theme> {
  const module: { readonly theme?: Theme } =
    specifier === DEFAULT_THEME ? await import('@docgen/theme') : await import(specifier)
  if (!module.theme) throw new NoTheme(`${specifier} does not export "theme"`)
  return module.theme
}

/** What the bundle of a site's replacements exports. */
interface Replacements {
  readonly components: Partial<ThemeComponents>
  /** Empty until it is given what is replaced. */
  readonly original: Partial<ThemeComponents>
  /** Empty until it is given what plugins have brought. */
  readonly pluginData: Record<string, unknown>
}

/** The theme's components with the site's replacements put over them. */
export async function loadComponents({ theme, overrides, data }: ThemeModules): Promise<ThemeComponents> {
  const { components } = await loadTheme(theme)
  if (overrides === undefined) return components
  const replacements = await loadBundle<Replacements>(overrides)
  Object.assign(replacements.original, components)
  Object.assign(replacements.pluginData, data?.values)
  return { ...components, ...replacements.components }
}
