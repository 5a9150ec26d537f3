import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { Tabs } from '../../content/Tabs.js'
import { text } from '../message.js'
import { Sheet } from './block-parts.js'
import type { CodeBlockProps } from './CodeBlock.js'

/** Props of code blocks in tabs. */
export interface CodeGroupProps {
  readonly group?: string
  readonly children?: ReactNode
}

/** Renders its `<CodeBlock>` children as tabs, labeled by title, language or number. */
export function CodeGroup({ group, children }: CodeGroupProps): ReactElement {
  const id = useId()
  const tabs = Children.toArray(children)
    .filter((child) => isValidElement<CodeBlockProps>(child))
    .map(({ props, type: Block }, index) => {
      const { title, language, ...rest } = props
      const label = typeof title === 'string' ? title : (language ?? `${index + 1}`)
      const block =
        typeof Block === 'string' ? null : <Block key={index} {...rest} {...(language !== undefined && { language })} />
      return { value: label, label, isDefault: index === 0, children: block }
    })
  return (
    <div className="code-group">
      <Sheet name="code-group" />
      <Tabs text={text} id={id} tabs={tabs} {...(group !== undefined && { group })} />
    </div>
  )
}
