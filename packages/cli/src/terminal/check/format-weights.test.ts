import { expect, it } from 'vitest'
import { describeWeights, formatWeights } from './format-weights.js'

const WEIGHT = {
  kind: 'html',
  files: 2,
  size: 3000,
  largest: { file: 'a|b.html', gzip: 1000, budget: 2 },
} as const
const page = (route: string, after: number, before?: number) => ({
  route,
  after,
  ...(before !== undefined && { before }),
})

it('writes kinds of files with their budget, and pages only if there are any', () => {
  const text = formatWeights({ weights: [WEIGHT], pageWeights: [] }).join('\n')
  expect(text).toMatch(/\| html \| 2 \| .* \| `a\\\|b\.html`<br>1\.0 kB of 2 kB \|/)
  expect(text).not.toContain('before')
})

it('writes new, larger and smaller pages', () => {
  const text = formatWeights({ weights: [], pageWeights: [page('/new', 500), page('/less', 200, 500)] }).join('\n')
  expect(text).toMatch(/`\/new` \| .* \| new \|/)
  expect(text).toMatch(/`\/less` \| .* \| .* \(−.*\) \|/)
})

it('describes at most 20 pages in a terminal', () => {
  const pageWeights = Array.from({ length: 23 }, (_page, index) => page(`/${index}`, 500))
  const lines = describeWeights({ weights: [WEIGHT], pageWeights })
  expect(lines).toHaveLength(1 + 20 + 1)
  expect(lines.at(-1)).toBe('  … and 3 more')
})
