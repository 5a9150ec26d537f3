import type { ReactElement } from 'react'

// Drawn on a grid of 24 with round strokes; one path each, so that an icon costs few bytes in every page.
const PATHS = {
  'arrow-end': 'M5 12h14M13 6l6 6-6 6',
  'arrow-start': 'M19 12H5M11 6l-6 6 6 6',
  caret: 'M9 5l7 7-7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 8v5M12 16.2v.1',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  external: 'M8 6h10v10M18 6L6 18',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  home: 'M4 11l8-7 8 7M6 9.5V20h4.5v-6h3v6H18V9.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1',
  language: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  note: 'M5 4h14v10l-5 6H5zM19 14h-5v6M9 9h6M9 13h3',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  system: 'M3 5h18v11H3zM9 20h6M12 16v4',
  tip: 'M9.5 17h5M10 20.5h4M12 3a6.5 6.5 0 0 0-4 11.5c.8.7 1.5 1.5 1.5 2.5h5c0-1 .7-1.8 1.5-2.5A6.5 6.5 0 0 0 12 3z',
  warning: 'M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.1',
  wrap: 'M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4M15.5 16.5L13 19l2.5 2.5M4 18h4',
} as const

/** Name of a drawn icon. */
export type IconName = keyof typeof PATHS

/** An icon as inline SVG in the text's colour; hidden from assistive technology unless it has a label. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }): ReactElement {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an icon is hidden or has a label; a title would show as a tooltip
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" {...meaning}>
      <path d={PATHS[name]} />
    </svg>
  )
}
