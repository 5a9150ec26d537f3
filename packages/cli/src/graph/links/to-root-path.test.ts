import { expect, it } from 'vitest'
import { toRootPath } from './to-root-path.js'

it.each([
  ['guide', '/guide'],
  ['/guide', '/guide'],
  ['#part', '/#part'],
  ['pathname:///app', 'pathname:///app'],
])('%s becomes %s', (route, expected) => expect(toRootPath(route)).toBe(expected))
