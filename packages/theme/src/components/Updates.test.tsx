import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Updates } from './Updates.js'

const render = (...tags: readonly string[]): string =>
  renderToStaticMarkup(
    <Updates text={text} tags={tags}>
      entries
    </Updates>,
  )

it('has a button per tag after one for all, which is pressed', () => {
  const buttons = [...render('New', 'Fixed').matchAll(/data-tag="(\w*)" aria-pressed="(\w+)">(\w+)</g)]
  expect(buttons.map(([, ...parts]) => parts)).toEqual([
    ['', 'true', 'All'],
    ['New', 'false', 'New'],
    ['Fixed', 'false', 'Fixed'],
  ])
})

it('has no buttons where all entries have the same tag or none', () => {
  expect([render(), render('New')]).toEqual(Array(2).fill('<div class="updates">entries</div>'))
})
