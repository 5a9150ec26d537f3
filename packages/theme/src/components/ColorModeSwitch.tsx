import type { BaseProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'

/** Modes in the order in which the switch cycles through them. */
const MODES = ['light', 'dark', 'system'] as const

/**
 * The button that changes the color mode. Without script it does nothing, so it reserves its space but stays hidden.
 * Its data attributes contain the labels of all modes, so the script contains no text.
 */
export function ColorModeSwitch({ site, text }: BaseProps): ReactElement {
  const labelOf = (mode: (typeof MODES)[number]): string =>
    text('theme.colorToggle.ariaLabel', { mode: text(`theme.colorToggle.ariaLabel.mode.${mode}`) })
  const start = site.followsSystemColorMode ? 'system' : site.defaultColorMode
  return (
    <button
      type="button"
      className="icon-button color-mode-switch"
      data-action="switch-color-mode"
      data-label-light={labelOf('light')}
      data-label-dark={labelOf('dark')}
      data-label-system={site.followsSystemColorMode ? labelOf('system') : undefined}
      aria-label={labelOf(start)}
      title={labelOf(start)}
      hidden
    >
      <Icon name="sun" />
      <Icon name="moon" />
      {site.followsSystemColorMode && <Icon name="system" />}
    </button>
  )
}
