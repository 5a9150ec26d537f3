type AriaCurrent = 'page' | 'step' | 'location' | 'date' | 'time' | 'true' | 'false'

/**
 * Casts the renderer's `aria-current` value to React's type. The value may be a marker that the renderer replaces
 * later, so the theme never inspects it.
 */
export function asCurrent(current: string | undefined): AriaCurrent | undefined {
  return current as AriaCurrent | undefined
}
