import type { ReactElement, ReactNode } from 'react'
import { Framed } from './Framed.js'

/** Props of one tab. */
export interface TabItemProps {
  readonly value: string
  readonly label?: string
  readonly default?: boolean
  readonly className?: string
  /** Attributes of the label. */
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** The content of a tab; `<Tabs>` reads its label from the props. */
export function TabItem({ className, children }: TabItemProps): ReactElement {
  return <Framed className={className}>{children}</Framed>
}
