import { fileURLToPath } from 'node:url'
import type { Theme, ThemeComponents } from '@docgen/renderer/contract'
import { refusePipe } from '../config/module/find-pipe.js'
import { loadBundle } from '../config/module/load-bundle.js'
import type { ThemeModules } from './render-setup.js'

/** Default of the config's `theme.package`. */
export const DEFAULT_THEME = '@docgen/theme'

/** Thrown by `loadTheme` if a module exports no `theme`. */
export class NoTheme extends Error {}

/** Loads the theme's module. Throws if it exports no `theme`, which the config stage has already checked. */
export async function loadTheme(specifier: string): Promise<Theme> {
  if (specifier !== DEFAULT_THEME) refusePipe(fileURLToPath(specifier))
  const module: { readonly theme?: Theme } =
    specifier === DEFAULT_THEME ? await import('@docgen/theme') : await import(specifier)
  if (!module.theme) throw new NoTheme(`${specifier} does not export "theme"`)
  return module.theme
}

/** Exports of the bundle of a site's overrides. */
interface Replacements {
  readonly components: Partial<ThemeComponents>
  /** Empty until the overridden components are set. */
  readonly original: Partial<ThemeComponents>
  /** Empty until the data of plugins is set. */
  readonly pluginData: Record<string, unknown>
}

/** The theme's components with the site's overrides. */
export async function loadComponents({ theme, overrides, data }: ThemeModules): Promise<ThemeComponents> {
  const { components } = await loadTheme(theme)
  if (overrides === undefined) return components
  const replacements = await loadBundle<Replacements>(overrides)
  Object.assign(replacements.original, components)
  Object.assign(replacements.pluginData, data?.values)
  return { ...components, ...replacements.components }
}
