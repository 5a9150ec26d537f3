import type { ThemeComponents } from '@docgen/renderer/contract'
import { theme } from '@docgen/theme'
import type { ComponentProps } from 'react'

export type * from '@docgen/renderer/contract'

/** Props of a component by its name in the config. */
export type PropsOf<Name extends keyof ThemeComponents> = ComponentProps<Required<ThemeComponents>[Name]>

/**
 * The theme's components without the site's overrides, for overrides that wrap the original. In a build, they come from
 * the configured theme; elsewhere, such as in a test, from docgen's default theme.
 */
export const original = theme.components as Required<ThemeComponents>
