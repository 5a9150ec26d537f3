import { expect, it } from 'vitest'
import { find, openPage } from '../../test/open-page.js'
import { restoreStyles } from './restore-styles.js'

it('restores inline styles, and removes the class that stood for them', () => {
  openPage(
    '<div><p class="s1 lead" data-style="color: red">A</p><b class="s2" data-style="top: 1px">B</b><i class="s1">C</i></div>',
  )
  restoreStyles(find('div'))
  expect([find('p').style.color, find('p').className, find('b').style.top, find('b').hasAttribute('class')]).toEqual([
    'red',
    'lead',
    '1px',
    false,
  ])
  expect([find('i').className, document.querySelector('[data-style]')]).toEqual(['s1', null])
})
