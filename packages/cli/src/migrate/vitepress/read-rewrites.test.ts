import { expect, it } from 'vitest'
import { readRewrites } from './read-rewrites.js'

it.each([
  [{ 'a.md': 'b/c.md' }, 'a.md', 'b/c.md'],
  [{ 'packages/:pkg/src/(.*)': ':pkg/index.md' }, 'packages/one/src/x/y.md', 'one/index.md'],
  [{ 'packages/:pkg/src/:slug*': ':pkg/:slug*' }, 'packages/one/src/x/y.md', 'one/x/y.md'],
  [{ 'packages/:pkg/src/:slug(.*)': ':pkg/:slug' }, 'packages/one/src/x/y.md', 'one/x/y.md'],
  [{ 'packages/:pkg/(.*)': ':pkg/(.*)' }, 'packages/one/src/x.md', 'one/src/x.md'],
  [{ ':all+': 'en/:all+' }, 'x/y.md', 'en/x/y.md'],
  [{ 'a/:b?/c.md': ':b?/d.md' }, 'a/c.md', '/d.md'.slice(1)],
  [{ 'x.md': 'y.md' }, 'a.md', undefined],
  [(path: string) => path.replace('a', 'z'), 'a.md', 'z.md'],
  [(path: string) => path, 'a.md', undefined],
  [
    () => {
      throw new Error('no')
    },
    'a.md',
    undefined,
  ],
])('%j moves %s to %s', (rewrites, from, to) => {
  const { isComplete, rewritePath } = readRewrites(rewrites)
  expect([isComplete, rewritePath(from)]).toEqual([true, to])
})

it.each(['a/(\\d+).md', ':a/:a.md', 'a{b}.md'])('reports %s, which it cannot read', (from) => {
  const { isComplete, rewritePath } = readRewrites({ [from]: 'b.md' })
  expect([isComplete, rewritePath('a/1.md')]).toEqual([false, undefined])
})

it('takes no time for long paths', () => {
  const { rewritePath } = readRewrites({ ':a(.*)/:b(.*)/:c(.*)/x.md': ':a.md' })
  expect(rewritePath(`${'/a'.repeat(240)}y`)).toBeUndefined()
  expect(rewritePath(`${'/a'.repeat(50_000)}/x.md`)).toBeUndefined()
})
