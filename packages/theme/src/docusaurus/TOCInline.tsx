import type { ReactElement } from 'react'

/** Props of a list of headings. */
export interface TOCInlineProps {
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}

/** Headings as links in the text. */
export function TOCInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TOCInlineProps): ReactElement {
  const entries = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)
  return (
    <ul>
      {entries.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ul>
  )
}
