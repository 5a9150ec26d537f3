import type { SafeStorage } from './create-storage.js'
import { onTarget } from './on-target.js'

const STORAGE_KEY = 'theme'
const SWITCH = '[data-action="switch-color-mode"]'

/** What the reader chose: a mode, or to follow the system. */
export type ColorModeChoice = 'light' | 'dark' | 'system'

/** The choice after this one: between two modes, or through three where the system's preference may be followed. */
export function nextChoice(choice: ColorModeChoice, followsSystem: boolean): ColorModeChoice {
  if (!followsSystem) return choice === 'dark' ? 'light' : 'dark'
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system'
}

/** A stored or written value as a choice; whatever is unknown counts as the fallback. */
export function readChoice(value: string | null | undefined, fallback: ColorModeChoice): ColorModeChoice {
  return value === 'dark' || value === 'light' || value === 'system' ? value : fallback
}

/**
 * Makes the switch work, keeps it right when other tabs or the system change the mode, and forgets a stored mode where
 * switching is off. Gives back what labels the switch of a page that has just come.
 */
export function installColorMode(storage: SafeStorage): () => void {
  const root = document.documentElement
  const followsSystem = root.dataset['themeSystem'] === 'on'
  const fallback = followsSystem ? 'system' : readChoice(root.dataset['defaultTheme'], 'light')
  const system = matchMedia('(prefers-color-scheme: dark)')
  const current = (): ColorModeChoice => readChoice(root.dataset['themeChoice'], fallback)

  const apply = (choice: ColorModeChoice): void => {
    root.dataset['theme'] = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
    root.dataset['themeChoice'] = choice
    const button = document.querySelector<HTMLElement>(SWITCH)
    const label = button?.dataset[`label${choice[0]?.toUpperCase()}${choice.slice(1)}`]
    if (!button || label === undefined) return
    button.title = button.ariaLabel = label
  }

  if (root.dataset['themeSwitch'] === 'off') storage.write(STORAGE_KEY, undefined)
  system.addEventListener('change', () => apply(current()))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) apply(readChoice(newValue, fallback))
  })
  onTarget('click', SWITCH, () => {
    const choice = nextChoice(current(), followsSystem)
    storage.write(STORAGE_KEY, choice === 'system' ? undefined : choice)
    apply(choice)
  })
  return () => apply(current())
}
