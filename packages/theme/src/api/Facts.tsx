import { Children, type ReactElement, type ReactNode } from 'react'

/**
 * Short facts side by side; nothing if there are none. The spaces between them are for screen readers and copied text.
 */
export function Facts({ children }: { readonly children: ReactNode }): ReactElement | null {
  const facts = Children.toArray(children)
  if (facts.length === 0) return null
  return <p className="facts">{facts.flatMap((fact, index) => (index === 0 ? [fact] : [' ', fact]))}</p>
}
