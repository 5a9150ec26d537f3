import type { TabsProps } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'

/**
 * Tabs built from radio buttons: each is followed by its label and its panel, and style sheets show the labels in one
 * row. Arrow keys select as in any radio group. The script only stores the choice and applies it to all tabs of the
 * same group.
 */
export function Tabs({ id, group, label: name, tabs }: TabsProps): ReactElement {
  const chosen = Math.max(
    0,
    tabs.findIndex(({ isDefault }) => isDefault),
  )
  return (
    <div
      className="tabs"
      data-tab-group={group}
      role="radiogroup"
      aria-label={name ?? tabs.map(({ label }) => label).join(' / ')}
    >
      {tabs.map(({ value, label, attributes: { className, ...others } = {}, children }, index) => (
        <Fragment key={value}>
          <input
            type="radio"
            className="tab-radio"
            id={`${id}-${index + 1}`}
            name={id}
            value={value}
            defaultChecked={index === chosen}
          />
          <label
            {...others}
            className={joinClassNames('tab-label', typeof className === 'string' && className)}
            htmlFor={`${id}-${index + 1}`}
          >
            {label}
          </label>
          <div className="tab-panel">{children}</div>
        </Fragment>
      ))}
    </div>
  )
}
