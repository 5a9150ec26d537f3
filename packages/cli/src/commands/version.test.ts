import { expect, it } from 'vitest'
import { describeCut } from './version.js'

const CUT = 'Cut version 1.0: 2 files. docgen version list shows the URL of each version.'
const HINT = "Let readers choose a version: add { type: 'docsVersionDropdown' } to navbar.items in the config."

it('prints how to add a version menu if there is none', () => {
  expect(describeCut({ name: '1.0', files: 2, hasMenu: false }, false)).toEqual([CUT, HINT])
  expect(describeCut({ name: '1.0', files: 2, hasMenu: true }, false)).toEqual([CUT])
})

it('says what would be cut, and counts one file in the singular', () => {
  const lines = describeCut({ name: '1.0', files: 1, hasMenu: true }, true)
  expect(lines).toEqual(['Would cut version 1.0: 1 file. The site builds with it.'])
})
