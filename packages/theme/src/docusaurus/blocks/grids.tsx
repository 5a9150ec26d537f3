import { Children, type ReactElement, type ReactNode } from 'react'
import { Sheet } from './block-parts.js'

/** Props of a container of blocks. */
export interface GridProps {
  /** Number of columns, from 1 to 4. */
  readonly cols?: number | string
  readonly className?: string
  readonly children?: ReactNode
}

function classNames(name: string, { cols, className }: GridProps): string {
  return [name, cols !== undefined && `cols-${cols}`, className].filter(Boolean).join(' ')
}

/** Cards in a grid. */
export function CardGrid(props: GridProps): ReactElement {
  return (
    <div className={classNames('card-grid', props)}>
      <Sheet name="cards" />
      {props.children}
    </div>
  )
}

/** Columns, one per child. */
export function Columns(props: GridProps): ReactElement {
  return (
    <div className={classNames('columns', props)}>
      <Sheet name="columns" />
      {Children.map(props.children, (child) => (
        <div className="column">{child}</div>
      ))}
    </div>
  )
}

/** The content of a column. */
export function Column({ children }: GridProps): ReactNode {
  return children
}
