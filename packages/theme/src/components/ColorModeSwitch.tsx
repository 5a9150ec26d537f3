import type { BaseProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'

/** Modes that the switch goes through, in their order. */
const MODES = ['light', 'dark', 'system'] as const

/**
 * The button that changes the colour mode. Nothing works it without script, so it keeps its place but stays hidden until then.
 * Its labels for every mode stand beside it, so that the script holds no text.
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
