import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Table } from './Table.js'

it('scrolls in a focusable container with a name', () => {
  const html = renderToString(
    <Table text={text}>
      <tbody />
    </Table>,
  )
  expect(html).toBe(
    '<div class="table-box" role="group" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div>',
  )
})

it('has class names for long and compact tables', () => {
  expect(
    renderToString(
      <Table text={text} isLong isCompact>
        <tbody />
      </Table>,
    ),
  ).toContain('class="table-box is-long is-compact"')
  expect(
    renderToString(
      <Table text={text} isLong={false} isCompact>
        <tbody />
      </Table>,
    ),
  ).toContain('class="table-box is-compact"')
})

it('has a field with a name that filters its rows, on request', () => {
  const html = renderToString(
    <Table text={text} hasFilter>
      <tbody />
    </Table>,
  )
  expect(html).toMatch(/^<div class="filtered-table"><div class="table-filter search-form">/)
  const label = text('theme.Table.filter')
  expect(html).toContain(`placeholder="${label}" aria-label="${label}"`)
  expect(html).toContain(`<span role="status" data-empty="${text('theme.Table.noRows')}">`)
  expect(html.match(/<table>/g)).toHaveLength(1)
})
