import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, setLayout, settle } from '../../../test/open-page.js'
import { installCodeBlocks, prepareCodeBlocks } from './code-blocks.js'

const TEMPLATE = `<template id="docgen-code-actions"><div class="code-actions" hidden>
  <button data-action="wrap-code">Wrap</button><button data-action="copy-code" data-done="Copied">Copy</button>
  </div></template>`
const block = (text: string, name = '') => `<figure class="code-frame ${name}"><pre>${text}</pre></figure>`

it('adds the buttons once, that to wrap lines only where a line is too long', () => {
  openPage(TEMPLATE + block('short', 'one') + block('a long line', 'two'))
  setLayout('.two pre', { scrollWidth: 900, clientWidth: 600 })
  prepareCodeBlocks()
  prepareCodeBlocks()
  expect(findAll('.code-actions').map(({ hidden }) => hidden)).toEqual([false, false])
  expect(findAll('[data-action="wrap-code"]').map(({ hidden }) => hidden)).toEqual([true, false])
})

it('makes only boxes that scroll tab stops', () => {
  openPage(`${block('short', 'one')}${block('long', 'two')}<div class="table-box"></div>`)
  setLayout('.two pre', { scrollWidth: 900, clientWidth: 600 })
  prepareCodeBlocks()
  expect(findAll('pre, .table-box').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})

it('wraps lines and back, and keeps the button while lines are wrapped', () => {
  openPage(TEMPLATE + block('long'))
  setLayout('pre', { scrollWidth: 900, clientWidth: 600 })
  prepareCodeBlocks()
  installCodeBlocks()
  find('[data-action="wrap-code"]').click()
  setLayout('pre', { scrollWidth: 600 })
  prepareCodeBlocks()
  expect([find('[data-action="wrap-code"]').hidden, find('[data-action="wrap-code"]').ariaPressed]).toEqual([
    false,
    'true',
  ])
  find('[data-action="wrap-code"]').click()
  expect([find('.code-frame').classList.contains('is-wrapped'), find('[data-action="wrap-code"]').ariaPressed]).toEqual(
    [false, 'false'],
  )
})

it('copies the code without the line end after it', async () => {
  openPage(TEMPLATE + block('npm i\n\nnpm test\n'))
  prepareCodeBlocks()
  installCodeBlocks()
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  find('[data-action="copy-code"]').click()
  await settle()
  expect(writeText.mock.calls).toEqual([['npm i\n\nnpm test']])
  expect(find('[data-action="copy-code"]').title).toBe('Copied')
})

it('selects the code if the browser does not allow copying', async () => {
  openPage(TEMPLATE + block('npm i'))
  prepareCodeBlocks()
  installCodeBlocks()
  vi.stubGlobal('navigator', { clipboard: undefined })
  find('[data-action="copy-code"]').click()
  await settle()
  expect(`${getSelection()}`).toBe('npm i')
})
