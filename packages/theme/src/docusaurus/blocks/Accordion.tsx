import { createContext, type ReactElement, type ReactNode, useContext, useId } from 'react'
import { Details } from '../../content/Details.js'
import { text } from '../message.js'
import { iconHtml, Sheet, withIcon } from './block-parts.js'
import { Framed } from './Framed.js'

/** Props of an accordion. */
export interface AccordionProps {
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly defaultOpen?: boolean
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

const Group = createContext<string | undefined>(undefined)

/** The theme's details with a title. */
export function Accordion({ title, icon, defaultOpen = false, id, className, children }: AccordionProps): ReactElement {
  const group = useContext(Group)
  return (
    <Framed className={className}>
      <Sheet name="accordions" />
      <Details
        text={text}
        summary={withIcon(icon, title)}
        isOpen={defaultOpen}
        {...iconHtml(icon)}
        {...(id !== undefined && { id })}
        {...(group !== undefined && { group })}
      >
        {children}
      </Details>
    </Framed>
  )
}

/** Props of joined accordions. */
export interface AccordionGroupProps {
  /** Opening one accordion closes the others. */
  readonly exclusive?: boolean
  readonly className?: string
  readonly children?: ReactNode
}

/** Accordions in one box. */
export function AccordionGroup({ exclusive, className = '', children }: AccordionGroupProps): ReactElement {
  const id = useId()
  return (
    <div className={`accordions ${className}`.trimEnd()}>
      <Group value={exclusive ? id : undefined}>{children}</Group>
    </div>
  )
}
