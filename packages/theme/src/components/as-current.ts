type AriaCurrent = 'page' | 'step' | 'location' | 'date' | 'time' | 'true' | 'false'

/**
 * The renderer's value for `aria-current` as React's type wants it. It may be a marker that the renderer
 * replaces later, so the theme passes it on unread.
 */
export function asCurrent(current: string | undefined): AriaCurrent | undefined {
  return current as AriaCurrent | undefined
}
