import { expect, it } from 'vitest'
import { namePageFile, resolvePageFolder, writePageText } from './plan-page-file.js'

it.each([
  [{ title: 'How to: set up!' }, undefined, 'how-to-set-up.md'],
  [{ title: 'Über uns', isMdx: true }, undefined, 'über-uns.mdx'],
  [{ title: 'News' }, '2026-11-30', '2026-11-30-news.md'],
  [{ title: 'News', name: '2026-01-01-old.mdx' }, '2026-11-30', '2026-01-01-old.mdx'],
  [{ title: 'Set up', name: 'setup.v2' }, undefined, 'setup.v2.md'],
])('names the file of %j', (fields, day, name) => expect(namePageFile(fields, day)).toBe(name))

it.each([
  ['guides', 'guides'],
  ['./docs/guides/', 'guides'],
  ['docs', ''],
  ['.', ''],
  ['a/../b', 'b'],
  ['docs\\api', 'api'],
  ['../x', undefined],
  ['docs/../../x', undefined],
])('resolves the folder %s', (folder, inside) => expect(resolvePageFolder(folder, 'docs')).toBe(inside))

it('writes every field that is set', () =>
  expect(writePageText({ title: 'A', label: 'B', slug: '/c', authors: ['jo'], tags: [], isDraft: true }, 2)).toBe(
    '---\ntitle: A\nsidebar_label: B\nsidebar_position: 2\nslug: /c\nauthors: [jo]\ndraft: true\n---\n\n',
  ))
