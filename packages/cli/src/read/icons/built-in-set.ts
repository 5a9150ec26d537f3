import type { IconifyJSON } from '@iconify/types'

const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

/** Name of an icon → SVG path in a grid of 24 units, in the style of the theme's icons. */
const PATHS = {
  alert: 'M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.1',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  book: 'M4 5h5.5A2.5 2.5 0 0 1 12 7.5V20a2 2 0 0 0-2-2H4zM20 5h-5.5A2.5 2.5 0 0 0 12 7.5V20a2 2 0 0 1 2-2h6z',
  chat: 'M4 5h16v11h-8l-5 4v-4H4zM8.5 9h7M8.5 12h4',
  check: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.2l2.8 2.8L16 9.5',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4.5l-3 15',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5.7 5.7l3.8 3.8M14.5 14.5l3.8 3.8M18.3 5.7l-3.8 3.8M9.5 14.5l-3.8 3.8',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.5M3.5 4v4.5H8M12 7.5V12l3 2',
  key: 'M8 19.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 12.5L19.5 4M16.5 7l3 3M13.5 10l2 2',
  layers: 'M12 3.5l9 4.5-9 4.5L3 8zM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  play: 'M7 4.5v15L19.5 12z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  sliders: 'M4 7h9M17 7h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 17h3M11 17h9M9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
}

/** The built-in icon set with the prefix `docgen:`, for sites without an installed set. */
export const BUILT_IN_SET: IconifyJSON = {
  prefix: 'docgen',
  width: 24,
  height: 24,
  icons: Object.fromEntries(
    Object.entries(PATHS).map(([name, path]) => [name, { body: `<path ${STROKE} d="${path}"/>` }]),
  ),
}
