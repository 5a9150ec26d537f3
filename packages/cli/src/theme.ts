import type { ThemeComponents } from '@docgen/renderer/contract'
import { theme } from '@docgen/theme'
import type { ComponentProps } from 'react'

export type * from '@docgen/renderer/contract'

/** Props of a component by the name under which the config can replace it. */
export type PropsOf<Name extends keyof ThemeComponents> = ComponentProps<Required<ThemeComponents>[Name]>

/**
 * The components as they are without the site's replacements, for those that wrap what they replace. In a build they
 * are those of the theme that the config names; anywhere else, such as in a test, those of docgen's own.
 */
export const original = theme.components as Required<ThemeComponents>
