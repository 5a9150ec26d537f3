import type { ThemeComponents } from '@docgen/renderer/contract'
import { theme } from '@docgen/theme'
import type { ComponentProps } from 'react'

export type * from '@docgen/renderer/contract'

/** Props of a component by its name in the config. */
export type PropsOf<Name extends keyof ThemeComponents> = ComponentProps<Required<ThemeComponents>[Name]>

/**
 * The components without the site's overrides, for overrides that wrap the original. In a build they are those of
 * the theme in the config; anywhere else, such as in a test, those of docgen's own.
 */
export const original = theme.components as Required<ThemeComponents>
