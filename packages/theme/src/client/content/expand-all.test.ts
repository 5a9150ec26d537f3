import { expect, it } from 'vitest'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { installExpandAll } from './expand-all.js'

const PAGE = `<div class="api"><nav class="chips"><button data-action="expand">Expand all</button></nav>
  <details class="more"><details class="more" open></details></details></div><details class="other"></details>`

it('opens all collapsed parts of an operation, and closes them again', () => {
  openPage(PAGE)
  installExpandAll(new Event('keydown'))
  const button = find('button')
  const open = () => [findAll('[open]').length, button.ariaPressed]
  button.click()
  expect(open()).toEqual([2, 'true'])
  button.click()
  expect(open()).toEqual([0, 'false'])
})
