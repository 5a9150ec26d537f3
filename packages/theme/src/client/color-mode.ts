import type { SafeStorage } from './create-storage.js'
import { onTarget } from './on-target.js'

const STORAGE_KEY = 'theme'
const SWITCH = '[data-action="switch-color-mode"]'

const CHOICES = ['light', 'dark', 'system'] as const

/** The reader's choice: a mode, or to follow the system. */
export type ColorModeChoice = (typeof CHOICES)[number]

/** The next choice: light and dark take turns. If the page may follow the system, `system` comes after dark. */
export function nextChoice(choice: ColorModeChoice, followsSystem: boolean): ColorModeChoice {
  return CHOICES[(CHOICES.indexOf(choice) + 1) % (followsSystem ? 3 : 2)] ?? choice
}

/** Parses a stored or configured value; unknown values become the fallback. */
export function readChoice(value: string | null | undefined, fallback: ColorModeChoice): ColorModeChoice {
  return CHOICES.find((choice) => choice === value) ?? fallback
}

/**
 * Makes the switch work, updates it when other tabs or the system change the mode, and removes a stored mode if
 * switching is disabled. Returns a function that labels the switch of a new page.
 */
export function installColorMode(storage: SafeStorage): () => void {
  const root = document.documentElement
  const followsSystem = root.dataset['themeSystem'] === 'on'
  const fallback = followsSystem ? 'system' : readChoice(root.dataset['defaultTheme'], 'light')
  const system = matchMedia('(prefers-color-scheme: dark)')
  const current = (): ColorModeChoice => readChoice(root.dataset['themeChoice'], fallback)

  const apply = (choice: ColorModeChoice, change: (update: () => void) => void = (update) => update()): void => {
    const mode = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
    change(() => {
      root.dataset['theme'] = mode
    })
    root.dataset['themeChoice'] = choice
    const button = document.querySelector<HTMLElement>(SWITCH)
    const label = button?.getAttribute(`data-label-${choice}`)
    if (button && label) button.title = button.ariaLabel = label
  }

  if (root.dataset['themeSwitch'] === 'off') storage.write(STORAGE_KEY, undefined)
  system.addEventListener('change', () => apply(current()))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) apply(readChoice(newValue, fallback))
  })
  onTarget('click', SWITCH, () => {
    const choice = nextChoice(current(), followsSystem)
    storage.write(STORAGE_KEY, choice === 'system' ? undefined : choice)
    apply(choice, fade)
  })
  return () => apply(current())
}

/** Fades from the old colors of the page to the new colors, if the browser supports it and the reader allows motion. */
function fade(change: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change()
    return
  }
  const { ready, finished } = document.startViewTransition(change)
  // A transition that the next transition cuts short is not an error.
  for (const step of [ready, finished]) step.catch(() => {})
}
