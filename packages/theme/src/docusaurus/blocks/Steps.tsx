import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Sheet } from './block-parts.js'

/** Props of steps. */
export interface StepsProps {
  readonly children?: ReactNode
}

/** A numbered list, or `<Step>`s, as steps. */
export function Steps({ children }: StepsProps): ReactElement {
  const items = Children.toArray(children)
  const lists = items.filter((child) => isValidElement<object>(child) && child.type === 'ol')
  return (
    <>
      <Sheet name="steps" />
      {lists.length === 0 ? <ol {...STEPS}>{children}</ol> : items.map(asSteps)}
    </>
  )
}

const STEPS = { className: 'steps', role: 'list' }

function asSteps(child: ReactNode): ReactNode {
  return isValidElement<object>(child) && child.type === 'ol' ? cloneElement(child, STEPS) : child
}

/** Props of a step. */
export interface StepProps extends StepsProps {
  readonly title?: ReactNode
}

/** One step in `<Steps>`. */
export function Step({ title, children }: StepProps): ReactElement {
  return (
    <li>
      {title !== undefined && <p className="step-title">{title}</p>}
      {children}
    </li>
  )
}
