import { expect, it } from 'vitest'
import { countFromRoot } from './count-from-root.js'

it.each([
  ['guide', '/guide'],
  ['/guide', '/guide'],
  ['#part', '/#part'],
  ['pathname:///app', 'pathname:///app'],
])('%s resolves to %s from the root', (route, expected) => expect(countFromRoot(route)).toBe(expected))
