import { expect, it } from 'vitest'
import { resolveInclude } from './resolve-include.js'

it.each([
  ['page.md', './_x.md', '_x.md'],
  ['page.md', '../_partials/_x.md', '../_partials/_x.md'],
  ['../_partials/_x.md', './_y.md', '../_partials/_y.md'],
  ['../_partials/_x.md', '../../_y.md', '../../_y.md'],
  ['docs/a.md', 'b/../_x.md', 'docs/_x.md'],
  ['page.md', '/docs/_x.md', '/docs/_x.md'],
  ['/docs/_x.md', '_y.md', '/docs/_y.md'],
  ['/docs/_x.md', '../../_y.md', '/../_y.md'],
  ['/../_y.md', './../_z.md', '/../../_z.md'],
  ['page.md', '/../_x.md', '/../_x.md'],
])('resolves, in %s, %s to %s', (from, href, path) => expect(resolveInclude(from, href)).toBe(path))
