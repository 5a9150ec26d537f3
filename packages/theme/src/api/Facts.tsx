import { Children, type ReactElement, type ReactNode } from 'react'

/** Small facts side by side; nothing where there are none. The spaces between them are for those who listen or copy. */
export function Facts({ children }: { readonly children: ReactNode }): ReactElement | null {
  const facts = Children.toArray(children)
  if (facts.length === 0) return null
  return <p className="facts">{facts.flatMap((fact, index) => (index === 0 ? [fact] : [' ', fact]))}</p>
}
