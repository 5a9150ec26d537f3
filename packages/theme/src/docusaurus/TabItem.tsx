import type { ReactElement, ReactNode } from 'react'

/** Props of one tab. */
export interface TabItemProps {
  readonly value: string
  readonly label?: string
  readonly default?: boolean
  readonly children?: ReactNode
}

/** One of `<Tabs>`; by itself its content alone. */
export function TabItem({ children }: TabItemProps): ReactElement {
  return <>{children}</>
}
