import { expect, it } from 'vitest'
import { findEditHref } from './find-edit-href.js'
import type { LocateThrown } from './locate-thrown.js'

const find = (path: string, editUrl: unknown, source: object = {}, locateThrown?: LocateThrown) => {
  const edition = {
    version: 'current',
    locale: 'en',
    contentRoot: 'docs',
    sourceRoot: 'docs',
    collection: { docs: { editUrl } },
  }
  const { value, diagnostics } = findEditHref({ path, frontMatter: {}, ...source } as never, {
    edition: edition as never,
    permalink: '/base/a',
    locateThrown,
  })
  return value ?? diagnostics.map(({ message }) => message)[0]
}

it.each([
  ['docs/a.md', 'https://git.org/edit/main', 'https://git.org/edit/main/docs/a.md'],
  ['docs/a.md', 'https://git.org/edit/main//', 'https://git.org/edit/main/docs/a.md'],
  ['docs/a b#c.md', 'https://git.org/', 'https://git.org/docs/a%20b%23c.md'],
  ['../guides/a.md', 'https://git.org/edit/main/site/', 'https://git.org/edit/main/guides/a.md'],
  ['docs/a.md', undefined, undefined],
])('links %s with the base %s to %s', (path, editUrl, expected) => {
  expect(find(path, editUrl)).toBe(expected)
})

it('follows the front matter, also if it removes the link, and omits documents of plugins', () => {
  const url = 'https://git.org/'
  expect(find('docs/a.md', url, { frontMatter: { custom_edit_url: 'https://b.org' } })).toBe('https://b.org')
  expect(find('docs/a.md', url, { frontMatter: { custom_edit_url: null } })).toBeUndefined()
  expect(find('docs/a.md', url, { pluginName: 'plugin' })).toBeUndefined()
})

it('calls a function with the path below the folder of the docs', () => {
  const editUrl = ({ docPath, versionDocsDirPath, permalink }: Record<string, string>) =>
    `https://git.org/${versionDocsDirPath}|${docPath}|${permalink}`
  expect(find('docs/b/a.md', editUrl)).toBe('https://git.org/docs|b/a.md|/base/a')
  expect(find('docs/a.md', () => undefined)).toBeUndefined()
})

it.each<[() => unknown, string]>([
  [() => 'no URL', 'docs.editUrl returned "no URL" for this page'],
  [() => 7, 'docs.editUrl returned a number for this page'],
  [
    () => {
      throw new Error('broken')
    },
    'docs.editUrl threw for this page: broken',
  ],
])('reports what a function returns or throws instead of a URL', (editUrl, message) => {
  expect(find('docs/a.md', editUrl)).toBe(message)
})

it('names the page in an error whose position is known', () => {
  const editUrl = () => {
    throw new Error('broken')
  }
  const message = find('docs/a.md', editUrl, {}, () => ({ file: 'site.config.ts', line: 3 }))
  expect(message).toBe('docs.editUrl threw for docs/a.md: broken')
})
