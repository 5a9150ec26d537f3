import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withoutMessages } from '../../../test/messages-in.js'
import { CardGrid, Column, Columns } from './grids.js'

it.each([
  [{}, 'card-grid'],
  [{ cols: 2 }, 'card-grid cols-2'],
  [{ cols: '3', className: 'c' }, 'card-grid cols-3 c'],
  [{ className: '' }, 'card-grid'],
])('has the class names of %j', (props, names) => {
  expect(renderToStaticMarkup(<CardGrid {...props} />)).toContain(`<div class="${names}">`)
})

it('has one column per child', () => {
  const html = renderToStaticMarkup(
    <Columns cols={2}>
      <Column>A</Column>
      <p>B</p>
    </Columns>,
  )
  expect(withoutMessages(html)).toBe(
    '<div class="columns cols-2"><div class="column">A</div><div class="column"><p>B</p></div></div>',
  )
})
