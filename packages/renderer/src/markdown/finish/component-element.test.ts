import { expect, it } from 'vitest'
import { componentElement } from './component-element.js'

it('carries the component as data, where no source can put it', () => {
  const element = componentElement({ name: 'Group' }, [{ type: 'text', value: 'a' }])
  expect(element).toMatchObject({ tagName: 'docgen-component', properties: {}, data: { component: { name: 'Group' } } })
  expect(element.children).toHaveLength(1)
})
