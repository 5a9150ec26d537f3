import type { ReactElement, ReactNode } from 'react'

/** Elements for the page's head. Among Markdown they go there; inside of a component docgen can't lift them out, and shows nothing. */
export function Head(_props: { readonly children?: ReactNode }): ReactElement | null {
  return null
}
