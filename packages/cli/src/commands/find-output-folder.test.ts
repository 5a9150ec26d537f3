import { join } from 'node:path'
import { expect, it } from 'vitest'
import { START_FOLDER } from '../guard/working-folder.js'
import { findOutputFolder } from './find-output-folder.js'

it('is next to the config, or relative to the folder in which docgen was started', () => {
  expect(findOutputFolder('/site', undefined)).toBe(join('/site', 'dist'))
  expect(findOutputFolder('/site', 'public')).toBe(join(START_FOLDER, 'public'))
  expect(findOutputFolder('/site', '/var/www')).toBe('/var/www')
})
