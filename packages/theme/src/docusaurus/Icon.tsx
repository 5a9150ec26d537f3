import type { ReactElement, SVGProps } from 'react'

/** Paths of strokes in a view box of 24 by 24. An icon without a path is an empty box of the same size. */
const STROKES: Readonly<Record<string, string>> = {
  Arrow: 'M5 12h14m-6-6 6 6-6 6',
  Close: 'm6 6 12 12M18 6 6 18',
  Copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  Edit: 'm4 20 1-5L16 4l4 4L9 19z',
  ExternalLink: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  Home: 'm3 12 9-8 9 8M6 10v10h12V10',
  Menu: 'M4 6h16M4 12h16M4 18h16',
  Success: 'm5 12 5 5 9-10',
}

/** Creates `@theme/Icon/NAME`. */
export function createIcon(name: string) {
  return (props: SVGProps<SVGSVGElement>): ReactElement => (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      {...props}
    >
      <path d={STROKES[name] ?? ''} />
    </svg>
  )
}
