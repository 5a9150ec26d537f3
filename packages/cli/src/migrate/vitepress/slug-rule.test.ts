import { expect, it } from 'vitest'
import { createSlugRule } from './slug-rule.js'

const TARGETS: Readonly<Record<string, string>> = {
  'core/index.md': 'reference/index.md',
  'fr/a.md': 'fr/b.md',
  'fr/c.md': 'd.md',
  'en/x.md': 'x.md',
  'home.md': 'index.md',
}
const rule = createSlugRule({
  sourceFolder: 'docs',
  rootPrefix: 'en',
  folders: [
    { locale: 'root', path: 'docs', base: '', files: ['core/index.md', 'home.md'] },
    { locale: 'fr', path: 'docs/fr', base: '/fr', files: ['a.md'] },
  ],
  rewritePath: (path) => TARGETS[path],
})
const convert = (path: string, text = '# A\n') => rule.rewrite({ path: `docs/${path}`, text }).text

it('writes the URL of moved pages, relative to their folder', () => {
  expect(rule.paths).toEqual(['docs/core/index.md', 'docs/home.md', 'docs/fr/a.md'])
  expect(convert('core/index.md')).toBe('---\nslug: /reference\n---\n\n# A\n')
  expect(convert('fr/a.md')).toContain('slug: /b')
  expect(convert('home.md')).toContain('slug: /')
})

it.each(['other.md', 'fr/c.md', 'en/x.md'])('leaves %s', (path) => expect(convert(path)).toBe('# A\n'))

it('keeps a slug', () => {
  const text = '---\nslug: /own\n---\n'
  expect(convert('core/index.md', text)).toBe(text)
})
