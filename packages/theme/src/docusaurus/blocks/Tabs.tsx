import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { Tabs as ThemeTabs } from '../../content/Tabs.js'
import { text } from '../message.js'
import { Framed } from './Framed.js'
import type { TabItemProps } from './TabItem.js'

/** Props of tabs under Docusaurus' names. */
export interface TabsProps {
  readonly defaultValue?: string | null
  readonly values?: readonly Pick<TabItemProps, 'value' | 'label' | 'default' | 'attributes'>[]
  readonly groupId?: string
  readonly queryString?: string | boolean
  readonly className?: string
  readonly children?: ReactNode
}

/** The theme's tabs, built from `<TabItem>`s. */
export function Tabs({ defaultValue, values, groupId, queryString, className, children }: TabsProps): ReactElement {
  const id = useId()
  const items = Children.toArray(children).filter(isValidElement<TabItemProps>)
  const listed = values ?? items.map(({ props }) => props)
  const chosen = defaultValue ?? (listed.find((tab) => tab.default) ?? listed[0])?.value
  const group = groupId ?? (typeof queryString === 'string' ? queryString : undefined)
  const tabs = listed.map(({ value, label, attributes }) => ({
    value,
    label: label ?? value,
    isDefault: value === chosen,
    ...(attributes && { attributes }),
    children: items.find(({ props }) => props.value === value),
  }))
  return (
    <Framed className={className}>
      <ThemeTabs text={text} id={id} tabs={tabs} {...(group !== undefined && { group })} />
    </Framed>
  )
}
